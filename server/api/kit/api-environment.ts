import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { Kysely, Selectable } from 'kysely'
import type { FaultyEntry } from '../../../shell/contract/faulty-entry.ts'
import type { DocumentKind } from './document-kind.ts'
import type { Kept } from './kept.ts'
import type { Database } from '../../db/schema.ts'

export type Person = Omit<Selectable<Database['person']>, 'password_hash'>

/** A person as the database has them at the call, the session that the token names, and the state of everybody's rights. */
export interface Caller {
  person: Person
  /** Undefined: not noted yet. */
  session: NotedSession | undefined
  /** Another number: somebody's rights have changed since. */
  rightsVersion: number
}

/** Grant of an embed token: its page, and the one app it may use. */
export interface EmbedGrant {
  origin: string
  /** The app that it shows; without one it reads what elements show. */
  app?: string | undefined
}

export interface NotedSession {
  id: string
  seenAt: Date
  /** Signed out from elsewhere. */
  endedAt: Date | null
}

/** What every handler finds in its context. */
export interface ApiEnvironment {
  /** Given by the server; a test that asks without one has none. */
  Bindings: { incoming?: IncomingMessage }
  Variables: {
    /** Who calls. */
    person: Person
    /** Undefined: they call by themselves, and no page of another origin for them. */
    embed: EmbedGrant | undefined
    /** Where they are signed in: the id of the session; undefined where their token names none. */
    sessionId: string | undefined
    /** Provider that vouches for the caller; undefined for the embedded one. */
    issuer: string | undefined
    /** Whom the caller's token is for, as far as it can be read. */
    audiences: readonly string[]
    /** Whether the same call would be let in again: asked by what goes on after its answer has begun. */
    isStillIn(this: void): Promise<boolean>
    /** Of everybody's rights, as this call found it. */
    rightsVersion: number
    /** How much its body may hold; undefined: what is usual. */
    bodyBytes: number | undefined
  }
}

export type ApiContext = Context<ApiEnvironment>

/** How people who are invited come in. */
export interface InvitationSettings {
  /** Of the portal. */
  origin: string
  /** The embedded provider keeps passwords; another one's people have theirs there. */
  setsPasswords: boolean
  /** Where mails go: `files` are looked at by whoever tries the portal out. */
  mail: 'smtp' | 'files' | 'none'
}

/** The portal as a whole, which several agencies may share. */
export interface Installation {
  /** Code of the agency that it is run for. */
  agency: string
  /** Entries of mini-apps in the configuration's file, as they are now. */
  ofFile(this: void): readonly unknown[]
  /** Entries that are left out, of the file and of those that administrators have stored. */
  faulty(this: void): readonly FaultyEntry[]
  /** Audiences of the tokens that people sign in with, which no back end of a mini-app may have. */
  ownAudiences: readonly string[]
}

/** What every API is made with. */
export interface ApiParts {
  sql: Kysely<Database>
  kept: Kept
  /** The strings that stand for a permission: prefixed where there is a prefix, and bare. */
  spellings(permission: string): readonly string[]
  permissionAccountsRoot: string
  /** Whose pages may show elements and apps. */
  embedOrigins: readonly string[]
  invitations: InvitationSettings
  installation: Installation
  /** Of all APIs. */
  documentKinds: readonly DocumentKind[]
  /** Keys of the apps whose rows say who may call: one that lets somebody in is enough. None for what the shell calls. */
  apps: readonly string[]
}

/** Whom a valid access token was given to. */
export interface TokenOwner {
  email: string
  /** At a foreign provider: who that is there, and whether the provider may say whose address this is. */
  identity?: { issuer: string; subject: string; vouches: boolean }
  /** First and last name, where the foreign provider tells them. */
  firstname?: string
  lastname?: string
  /** Of the claim that the configuration names; undefined where it names none, or the provider doesn't tell it. */
  groups?: readonly string[]
  /** The session in whose course it was given, in one browser; undefined where the provider tells none. */
  session?: string
  /** Whom the token is for, as far as its provider tells. */
  audiences?: readonly string[]
  /** Of an embed token. */
  embed?: EmbedGrant
  /** Where they were read with the token. */
  caller?: Caller
}

/** Notes that somebody was seen in a session, and answers its id; null where it was ended from elsewhere. */
export type NoteSession = (
  personId: string,
  owner: TokenOwner & { session: string },
  noted: NotedSession | undefined,
  userAgent: string,
) => Promise<string>

/** What is done for people whom a foreign provider names. */
export interface Newcomers {
  /** Makes somebody known who is not; left out: they are refused. */
  admit?(owner: TokenOwner): Promise<void>
  /** Puts a person into the groups that the provider names, and out of those that it named before. */
  keepGroups(personId: string, groups: readonly string[]): Promise<void>
}

/** Whose access token this is, shown by somebody at a network address; null when it is not, or no longer, valid. */
export type VerifyToken = (token: string, address: string) => Promise<TokenOwner | null>
