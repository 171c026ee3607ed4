import type { JWTHeaderParameters, JWK } from 'jose'
import type { AuthState, ValidationResult } from '../../shell/contract/session.ts'
import type { SignInSettings } from '../../shell/contract/runtime-config.ts'
import type { ProviderKeys } from './provider-keys.ts'

export type Area =
  | 'signature'
  | 'format'
  | 'claims'
  | 'time'
  | 'nonce'
  | 'state'
  | 'callback'
  | 'token endpoint'
  | 'keys'
  | 'discovery'
  | 'user info'
  | 'refresh'
  | 'silent'
  | 'pushed requests'
  | 'revocation'
  | 'popup'
  | 'session check'

/** What an endpoint does instead of its work. */
export type Reply =
  | { reply: 'reset' }
  | { reply: 'hang' }
  | { reply: 'no-cors' }
  | { reply: 'answer'; status: number; body: unknown; contentType?: string }

export type Json = Record<string, unknown>

export interface Minting {
  keys: ProviderKeys
  alg: string
  header: Partial<JWTHeaderParameters>
  claims: Json
  accessToken: string
}

/** How the provider misbehaves; each hook gets what it would have done and says what it does instead. */
export interface Tampering {
  discovery?: (document: Json) => Json | Reply
  jwks?: (keys: JWK[], attempt: number) => JWK[] | Reply | Promise<JWK[]>
  slowAuthorizeMs?: number
  /** Cuts its window off from the page that opened it. */
  isolatesWindow?: boolean
  callbackIn?: 'query' | 'fragment'
  /** Parameters of the callback. */
  callback?: (parameters: Record<string, string>) => Record<string, string> | Reply
  idToken?: (minting: Minting) => unknown
  /** Answers before a code or refresh token is used up. */
  beforeToken?: (attempt: number) => Reply | undefined
  token?: (answer: Json, attempt: number) => Json | Reply | Promise<Json>
  userInfo?: (info: Json, attempt: number) => Json | Reply
  pushed?: (answer: Json, attempt: number) => Json | Reply
  revocation?: (attempt: number) => Reply | undefined
  endSession?: () => Reply | undefined
  sessionCheck?: 'changed'
  /** What a closed window or a lost session means: nobody is signed in at the provider any more. */
  sessionLost?: boolean
}

/** One way to misbehave, and what the portal must make of it. */
export interface Fault {
  area: Area
  /** Reads as what the provider does. */
  name: string
  /** When it starts: from the beginning, or only after a good sign-in. */
  during: 'sign-in' | 'refresh' | 'frame renewal' | 'popup' | 'sign-out' | 'session check'
  tamper: Tampering
  expect: {
    result: ValidationResult
    /** `signed-out` unless told. */
    state?: AuthState
    /** A login message of spec section 8 that must be in the log. */
    log?: string
    /** Requests of one endpoint, counted by the provider. */
    requests?: Partial<Record<Endpoint, number>>
    /** New tokens must be in storage. */
    renewed?: boolean
    /** Part of the words on the login page. */
    words?: RegExp
  }
  /** Settings of the portal's configuration block that this takes. */
  settings?: SignInSettings
}

export type Endpoint =
  | 'discovery'
  | 'jwks'
  | 'authorize'
  | 'token'
  | 'userInfo'
  | 'pushed'
  | 'revocation'
  | 'endSession'
  | 'sessionCheck'
