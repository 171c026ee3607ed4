/**
 * The block `<script type="application/json" id="os-config">` that whoever serves the page writes into it.
 * Everything has a default but `authority` and `clientId` (see config/environment.ts).
 */
export interface RuntimeConfig {
  /** Which of two script addresses a mini-app is loaded from. */
  environment: 'dev' | 'production'
  /** OpenID Connect issuer; the well-known path is appended. */
  authority: string
  clientId: string
  /** Space-separated; the shell signs in with `openid`. */
  scope: string
  /** Origin-relative path the provider sends the browser back to. */
  redirectPath: string
  silentRedirectPath: string
  postLoginRoute: string
  unauthorizedRoute: string
  /** Name of the query parameter that carries the identity-provider hint. */
  idpHintParameter: string
  /** A permission passes prefixed or bare; '' for none. */
  permissionPrefix: string
  /** Root account for permission look-ups, three levels above brands. */
  permissionAccountsRoot: string
  apis: Record<ApiName, string>
  /** Other script addresses for built-in mini-apps, by key. */
  scripts: Record<string, string>
  supportWidgetKeys: Record<string, string>
  /** Where another agency's portal lives, by tenant code; agencies without one are not offered for switching. */
  agencyUrls: Record<string, string>
  /** Mini-apps beyond the built-in keys. */
  miniApps: readonly RuntimeMiniApp[]
  /** How people sign in, where the defaults do not fit the provider. */
  signIn?: SignInSettings
  /** Further providers, or clients of the same one, side by side with the first. */
  otherProviders?: readonly OtherProvider[]
}

export interface SignInSettings {
  /** Where the provider's form appears; a browser that blocks the window is redirected. */
  display?: 'redirect' | 'popup'
  /** Only the authorization code flow signs in. */
  responseType?: string
  silentRenew?: boolean
  /** `auto`: by refresh token when the provider gives one, else by hidden frame. */
  renewBy?: 'auto' | 'refresh-token' | 'frame'
  /** Pushed authorisation requests, RFC 9126. */
  pushedRequests?: boolean
  issuerCheck?: boolean
  /** Seconds by which the clocks of browser and provider may differ at expiry. */
  clockSkewS?: number
  userInfo?: boolean
  idTokenHintOnRenewal?: boolean
  sessionCheck?: boolean
  logLevel?: 'None' | 'Debug' | 'Warn' | 'Error'
}

export interface OtherProvider extends SignInSettings {
  /** Names it in `startSignIn` and in the log. */
  id: string
  authority: string
  clientId: string
  scope?: string
}

export type ApiName = 'auth' | 'workspaces' | 'contacts' | 'userDetails' | 'alphaZulu' | 'onboarding' | 'scorecards'

export interface RuntimeMiniApp {
  key: string
  title: string
  /** Script address per environment, or one for all. */
  script: string | { dev: string; production: string }
  /** Paths relative to the root, or below a brand when `brandScoped`. */
  routes: readonly string[]
  brandScoped?: boolean
  permission?: string
  menu?: { title: string; section?: string }
  allowedEvents?: readonly string[]
  apis?: readonly ApiName[]
  help?: { communityUrl?: string; knowledgeBaseUrl?: string }
}
