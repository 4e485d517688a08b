// Apple documents these declarations, which have the signatures of User Notifications.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// In User Notifications, only the system creates responses; here, tests do.
public final class UNNotificationResponse: NSObject {
    public let notification: UNNotification

    public init(to userInfo: [AnyHashable: Any]) {
        notification = UNNotification(
            request: UNNotificationRequest(content: UNNotificationContent(userInfo)))
    }
}

public final class UNNotification: NSObject {
    public let request: UNNotificationRequest

    init(request: UNNotificationRequest) {
        self.request = request
    }
}

public final class UNNotificationRequest: NSObject {
    public let content: UNNotificationContent

    init(content: UNNotificationContent) {
        self.content = content
    }
}

public final class UNNotificationContent: NSObject {
    public let userInfo: [AnyHashable: Any]

    init(_ userInfo: [AnyHashable: Any]) {
        self.userInfo = userInfo
    }
}
