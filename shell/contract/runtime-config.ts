import type { AppNeeds } from './app-needs.ts'
import type { ApiName, ShellApi } from './api-bases.ts'
import type { FaultyEntry } from './faulty-entry.ts'
import type { HelpLinks } from './help-links.ts'

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
  /** Where a sign-in leads that nobody asked for from a page; default `/`. */
  postLoginRoute: string
  /** Where one that failed leads; default `/unauthorized`. */
  unauthorizedRoute: string
  /** Name of the query parameter that carries the identity-provider hint. */
  idpHintParameter: string
  /** A permission passes prefixed or bare; '' for none. */
  permissionPrefix: string
  /** Root account for permission look-ups, three levels above brands. */
  permissionAccountsRoot: string
  /** Where each API is; a mini-app asks for it below `/api/…` wherever that is (see `MiniAppPortal.fetch`). */
  apis: Readonly<Record<ShellApi, string> & Record<string, string>>
  /** Other script addresses for built-in mini-apps, by key. */
  scripts: Record<string, string>
  /** By mini-app key; without one an app has no support widget. */
  supportWidgetKeys: Record<string, string>
  /** Where support requests go; without it no widget is loaded. */
  support?: {
    url: string
    /** Address of another vendor's widget: a module that sets `globalThis.osSupportWidget`. */
    script?: string
  }
  /** Where usage statistics go; without it nothing is collected. */
  analytics?: { url: string; /** Holders of OsDevelopers are left out. */ excludeDevelopers?: boolean }
  /** Where people's feedback goes; without it none is asked for. */
  feedback?: { url: string }
  /** Where community and knowledge base live; a built-in mini-app adds its topic, and has no link to what is not named. */
  help: HelpLinks
  /** Where another agency's portal lives, by tenant code; agencies without one are not offered for switching. */
  agencyUrls: Record<string, string>
  /** Applications in the user-details API, by tenant code; else the one that the agency names. */
  appIds?: Record<string, string>
  /** Mini-apps beyond the built-in keys. */
  miniApps: readonly RuntimeMiniApp[]
  /**
   * Entries that the page itself leaves out; those that the server leaves out it tells developers with the catalogue.
   */
  faultyApps: readonly FaultyEntry[]
  /** Origins from which a holder of OsDevelopers may load a mini-app's script in a tab, in place of its own. */
  developerOrigins?: readonly string[]
  /** How people sign in, where the defaults do not fit the provider. */
  signIn?: SignInSettings
  /**
   * Further providers, or clients of the same one, whose sessions, callbacks and access tokens are taken as the first's are:
   * one that the portal moves away from, for example. No screen begins a sign-in with them. An access token that names no
   * issuer is shown to each in turn.
   */
  otherProviders?: readonly OtherProvider[]
}

export interface SignInSettings {
  /** Where the provider's form appears; default `redirect`; a browser that blocks the window is redirected. */
  display?: 'redirect' | 'popup'
  /** Only the authorization code flow signs in: `code`, the default. */
  responseType?: string
  /** Tokens are renewed before they expire; default true. */
  silentRenew?: boolean
  /** `auto`, the default: by refresh token when the provider gives one, else by hidden frame. */
  renewBy?: 'auto' | 'refresh-token' | 'frame'
  /** Pushed authorisation requests, RFC 9126; default false. */
  pushedRequests?: boolean
  /** The issuer of discovery and of tokens must be the authority; default true. */
  issuerCheck?: boolean
  /** Seconds by which the clocks of browser and provider may differ at expiry; default 0. */
  clockSkewS?: number
  /** User info is asked for after a sign-in; default true. */
  userInfo?: boolean
  /** A renewal by hidden frame names the id token it follows; default false. */
  idTokenHintOnRenewal?: boolean
  /** A hidden frame watches whether the provider's session has changed, where the provider offers that; default true. */
  sessionCheck?: boolean
  /** What the login mechanism writes to the console; default `Warn`. */
  logLevel?: LogLevel
}

export type LogLevel = 'None' | 'Debug' | 'Warn' | 'Error'

export interface OtherProvider extends Omit<SignInSettings, 'display'> {
  /** Names it in `startSignIn` and in the log. */
  id: string
  authority: string
  clientId: string
  /** Space-separated; `openid email profile` when not told. */
  scope?: string
}

export interface RuntimeMiniApp {
  /** Kebab-case, such as `media-desk`; none of a built-in mini-app, nor one that stands earlier in the list. Its element is `<miniapp-media-desk>`. */
  key: string
  title: string
  /** Where it stands in breadcrumbs and launcher. */
  category?: string
  /** Its line icon in the apps panel and in search, by the name that a built-in app's row has: `gauge`, `megaphone` (shell/config/apps/). */
  icon?: string
  /** Script address per environment, or one for all; left out where there is a `frame`. */
  script?: string | { dev: string; production: string }
  /**
   * Hash of the script's bytes, such as `sha384-…`; of production's where there are two addresses. Others are
   * not run, and a version that fails to load gives way to the one before.
   */
  integrity?: string
  /** Hashes of earlier versions that no browser may go back to. */
  withdrawn?: readonly string[]
  /** Instead of a script, for code that is not trusted: the address of its page, of another origin than the portal's, which is shown in a sandboxed frame (see framed-app.ts). */
  frame?: string
  /** Paths relative to the root, not below its `brands/`; or below a brand when `brandScoped`. */
  routes: readonly string[]
  brandScoped?: boolean
  /** Held by the agency's account, prefixed or bare. */
  permission?: string
  /** More conditions of its routes: an eligible country, a permission held in the brand's market, tenants. */
  guards?: RuntimeGuards
  /** One entry or several; without any it is reached by its address alone. */
  menu?: RuntimeMenuEntry | readonly RuntimeMenuEntry[]
  /** Of the protected events (see events.ts) those that it may emit; the public ones need no mention. */
  allowedEvents?: readonly string[]
  /**
   * Targets that its `portal.fetch` sends a token to: the person's own to APIs of the portal, a short one of
   * its own to each back end of its author.
   */
  apis?: readonly (ApiName | BackEnd)[]
  /** Of the page's policy, for a script; a `frame` has a policy of its own. */
  needs?: AppNeeds
  /** Links of the help menu while it is shown; addresses with http or https. */
  help?: { communityUrl?: string; knowledgeBaseUrl?: string }
}

/**
 * A back end of the mini-app's author, which `portal.fetch('/api/<name>/…')` asks; it never gets the portal's
 * own token.
 */
export interface BackEnd {
  /** Kebab-case, and of no API of the portal. */
  name: string
  /** Of another server than the portal, such as `https://reach.example`. */
  origin: string
  /** Its name for itself: tokens say that they are for it, and the back end takes no others. */
  audience: string
}

export interface RuntimeGuards {
  eligibleCountry?: boolean
  marketPermission?: string
  tenants?: readonly string[]
}

export interface RuntimeMenuEntry {
  title: string
  /** Title of the group in the top navigation; a new one is added at its end. Without it the entry stands in the apps slider only. */
  section?: string
  /** Below its first route, such as `/lists`; that route itself without it. */
  path?: string
  breadcrumbTitle?: string
}
