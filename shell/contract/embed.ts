import type { User, Workspace } from './entities.ts'
import type { MiniAppContext } from './mini-app.ts'

/** Wire types of `/api/embed`, between the server and elements in pages of other origins. */

export interface EmbedPerson {
  id: string
  firstname: string
  lastname: string
  email: string
}

export interface EmbedBrand {
  id: string
  name: string
  status: string
  agency: string
  /** '' where it belongs to none. */
  client: string
  /** Two letters; '' where it has none. */
  country: string
  logo: string
}

/** An app that the person may open for a brand; `path` is its place in the portal. */
export interface EmbedApp {
  key: string
  title: string
  category: string
  path: string
}

/** Result of one finished audit, as an element shows it. */
export interface EmbedScorecard {
  id: string
  title: string
  /** 0 to 100; null where no question had a level. */
  score: number | null
  band: 'nascent' | 'emerging' | 'connected' | 'multi-moment' | null
  isProvisional: boolean
  /** The quarter that it is about, `2026-Q3`. */
  period: string
  /** Against the quarter before; null where there is none. */
  change: number | null
}

/** With what the audit asks to be done first, the most worthwhile at the top. */
export interface EmbedScorecardResult extends EmbedScorecard {
  fixFirst: readonly string[]
}

/** Context of an app in a page of another origin. */
export type EmbedContext = Omit<MiniAppContext, 'layout' | 'applicationId'> & {
  user: User
  workspace: Workspace
}

/** The page that a press on "Sign in" opens. */
export const EMBED_SIGN_IN_PATH = '/embed-sign-in'

export const EMBED_ANSWER = 'agency-os-embed'

/** Answer of `POST /api/embed/tokens`. */
export interface EmbedGranted {
  token: string
  expiresInS: number
  person: EmbedPerson
  /** Number of their sign-outs from pages of that origin: each time takes their consent back. */
  signOuts: number
}

/** It tells the page that asked, by its id, and no other origin hears it. */
export interface EmbedAnswer {
  type: typeof EMBED_ANSWER
  id: string
  granted?: EmbedGranted
  /** The portal does not know the page. */
  refused?: boolean
}
