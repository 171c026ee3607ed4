import * as v from 'valibot'
import type { RuntimeConfig } from '../contract/runtime-config.ts'
import type { ShellApi } from '../contract/api-bases.ts'
import { faultSentence } from '../contract/faulty-entry.ts'
import { API_BASES } from './api-bases.ts'
import { sortEntries } from './configured-apps.ts'
import { sentenceOf } from './sentence-of.ts'
import { ACCOUNTS_ROOT, REDIRECT_PATH, SILENT_REDIRECT_PATH } from './page-defaults.ts'

const path = v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'must be a path that starts with one /'))
const baseUrl = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https?:\/\/)/, 'must be a path or an http(s) address'))
/** What is asked for comes after it, with a slash of its own. */
const apiBase = v.pipe(
  baseUrl,
  v.transform((base) => base.replace(/\/$/, '')),
)
const url = v.pipe(v.string(), v.regex(/^https?:\/\//, 'must be an http(s) address'))
const addresses = v.record(v.string(), baseUrl)

const anySignIn = {
  responseType: v.optional(v.string()),
  silentRenew: v.optional(v.boolean()),
  renewBy: v.optional(v.picklist(['auto', 'refresh-token', 'frame'])),
  pushedRequests: v.optional(v.boolean()),
  issuerCheck: v.optional(v.boolean()),
  clockSkewS: v.optional(v.pipe(v.number(), v.minValue(0, 'must not be negative'))),
  userInfo: v.optional(v.boolean()),
  idTokenHintOnRenewal: v.optional(v.boolean()),
  sessionCheck: v.optional(v.boolean()),
  logLevel: v.optional(v.picklist(['None', 'Debug', 'Warn', 'Error'])),
}

const signIn = v.object({ display: v.optional(v.picklist(['redirect', 'popup'])), ...anySignIn })
const otherProvider = v.object({
  id: v.string(),
  authority: url,
  clientId: v.string(),
  scope: v.optional(v.string()),
  ...anySignIn,
})

const apiField = (base: string) => v.optional(apiBase, base)
const API_FIELDS = Object.fromEntries(
  Object.entries(API_BASES).map(([name, base]) => [name, apiField(base)]),
) as Record<ShellApi, ReturnType<typeof apiField>>

const schema = v.object({
  environment: v.optional(v.picklist(['dev', 'production']), 'production'),
  authority: url,
  clientId: v.pipe(v.string(), v.minLength(1, 'must not be empty')),
  scope: v.optional(v.string(), 'openid'),
  redirectPath: v.optional(path, REDIRECT_PATH),
  silentRedirectPath: v.optional(path, SILENT_REDIRECT_PATH),
  postLoginRoute: v.optional(path, '/'),
  unauthorizedRoute: v.optional(path, '/unauthorized'),
  idpHintParameter: v.optional(v.string(), 'kc_idp_hint'),
  permissionPrefix: v.optional(v.string(), ''),
  permissionAccountsRoot: v.optional(v.string(), ACCOUNTS_ROOT),
  apis: v.optional(v.object(API_FIELDS), {}),
  scripts: v.optional(addresses, {}),
  supportWidgetKeys: v.optional(v.record(v.string(), v.string()), {}),
  support: v.optional(v.object({ url: baseUrl, script: v.optional(baseUrl) })),
  analytics: v.optional(v.object({ url: baseUrl, excludeDevelopers: v.optional(v.boolean()) })),
  feedback: v.optional(v.object({ url: baseUrl })),
  help: v.optional(v.object({ communityUrl: v.optional(url), knowledgeBaseUrl: v.optional(url) }), {}),
  agencyUrls: v.optional(addresses, {}),
  appIds: v.optional(v.record(v.string(), v.string())),
  miniApps: v.optional(v.array(v.unknown()), []),
  developerOrigins: v.optional(v.array(v.string())),
  signIn: v.optional(signIn),
  otherProviders: v.optional(v.array(otherProvider)),
})

/** The page's configuration block is missing or malformed; the message is one sentence for whoever set it up. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/**
 * Checks the configuration block once, at the boundary.
 * A bad mini-app entry is reported and left out; anything else malformed throws.
 * @throws ConfigurationError naming the field
 */
export function parseRuntimeConfig(
  text: string | null | undefined,
  report: (problem: string) => void = console.warn,
): RuntimeConfig {
  if (!text?.trim())
    throw new ConfigurationError('The page has no configuration block (script id "os-config").')
  const result = v.safeParse(schema, parseJson(text))
  if (!result.success)
    throw new ConfigurationError(
      `The configuration of this portal is wrong: ${sentenceOf(result.issues[0], 'the block')}.`,
    )
  const { usable, faulty: faultyApps } = sortEntries(result.output.miniApps)
  for (const entry of faultyApps) report(faultSentence(entry))
  return { ...result.output, miniApps: usable, faultyApps }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ConfigurationError(
      `The configuration of this portal is not valid JSON (${(error as Error).message}).`,
    )
  }
}

/** The configuration this page runs on; read once by main.ts before anything else. */
export let CONFIG: RuntimeConfig

export function setConfig(config: RuntimeConfig): void {
  CONFIG = config
}
