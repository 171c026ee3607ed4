import { UserManager } from 'oidc-client-ts'
import type { SigninPopupArgs, User, UserManagerSettings } from 'oidc-client-ts'
import { SILENT_RENEW_TIMEOUT_S } from '../config/limits.ts'
import type { AuthConfiguration } from './configuration.ts'
import type { Log } from './log.ts'
import { PopupWindow } from './popup-window.ts'
import { RoomyStore } from './roomy-store.ts'
import { ShellOidcClient } from './shell-oidc-client.ts'
import { readUser, userKey } from './stored-user.ts'
import type { StoredUser } from './stored-user.ts'
import { UserStore } from './user-store.ts'

/** The library's manager over our client: navigation, frames and storage are its work, judging answers is ours. */
export class Manager extends UserManager {
  // `declare`: a redeclared field would be reset to undefined
  declare protected readonly _client: ShellOidcClient
  readonly configuration: AuthConfiguration
  readonly log: Log
  readonly #opened: { popup?: Window }

  constructor(configuration: AuthConfiguration, log: Log) {
    const settings = librarySettings(configuration)
    const opened: { popup?: Window } = {}
    super(settings, undefined, {
      prepare: async () => new PopupWindow(opened.popup!),
      callback: async () => {},
    })
    this.configuration = configuration
    this.log = log
    this.#opened = opened
    Object.assign(this, { _client: new ShellOidcClient(settings, configuration, log, () => this.stored()) })
  }

  /** What storage holds now, whichever tab wrote it. */
  stored(): StoredUser | null {
    const { configId, authority, clientId } = this.configuration
    return readUser({ id: configId, authority, clientId })
  }

  /** One that is used up is not sent again. */
  forgetRefreshToken(): void {
    const { authority, clientId } = this.configuration
    const { refresh_token: _usedUp, config_id: _ofTheKey, ...user } = this.stored()!
    localStorage.setItem(userKey(authority, clientId), JSON.stringify(user))
  }

  /** Signs in through a window that the click has already opened: browsers allow it nowhere else. */
  signInThrough(popup: Window, args: SigninPopupArgs): Promise<User> {
    this.#opened.popup = popup
    return this.signinPopup(args)
  }
}

function librarySettings(configuration: AuthConfiguration): UserManagerSettings {
  return {
    authority: configuration.authority,
    client_id: configuration.clientId,
    redirect_uri: configuration.redirectUrl,
    silent_redirect_uri: configuration.silentRenewUrl,
    popup_redirect_uri: configuration.popupUrl,
    scope: configuration.scope,
    silentRequestTimeoutInSeconds: SILENT_RENEW_TIMEOUT_S,
    includeIdTokenInSilentRenew: configuration.idTokenHintOnRenewal,
    filterProtocolClaims: false,
    // both would start inside the constructor, before our client is in place
    automaticSilentRenew: false,
    monitorSession: false,
    stateStore: new RoomyStore(),
    userStore: new UserStore(),
  }
}
