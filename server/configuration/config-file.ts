import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { isConnectOrigin, isOrigin, isPolicyName } from '../../shell/config/policy-sources.ts'
import { ConfigurationError } from './configuration-error.ts'
import type { FileConfig } from './settings.ts'

const text = v.string('must be text')
// a list is an object to the library
const record = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'must be an object',
)
const texts = v.pipe(record, v.record(v.string(), text))
const connectOrigin = v.pipe(
  text,
  v.check(isConnectOrigin, 'must be an origin such as https://portal.example or wss://news.example'),
)
const origin = v.pipe(text, v.check(isOrigin, 'must be an origin such as https://portal.example'))
const address = v.pipe(
  text,
  v.check((value) => /^https?:/.test(value) && URL.canParse(value), 'must be an http(s) address'),
)
const policyName = v.pipe(
  text,
  v.check(isPolicyName, 'must be the name of a Trusted Types policy such as vue'),
)

const schema = v.pipe(
  record,
  v.strictObject({
    environment: v.optional(v.picklist(['dev', 'production'], 'must be "dev" or "production"')),
    authority: v.optional(text),
    clientId: v.optional(text),
    scope: v.optional(text),
    redirectPath: v.optional(text),
    silentRedirectPath: v.optional(text),
    postLoginRoute: v.optional(text),
    unauthorizedRoute: v.optional(text),
    idpHintParameter: v.optional(text),
    permissionPrefix: v.optional(text),
    permissionAccountsRoot: v.optional(text),
    apis: v.optional(texts),
    scripts: v.optional(texts),
    supportWidgetKeys: v.optional(texts),
    support: v.optional(v.pipe(record, v.strictObject({ url: text, script: v.optional(text) }))),
    analytics: v.optional(
      v.pipe(
        record,
        v.strictObject({ url: text, excludeDevelopers: v.optional(v.boolean('must be true or false')) }),
      ),
    ),
    feedback: v.optional(v.pipe(record, v.strictObject({ url: text }))),
    help: v.optional(
      v.pipe(record, v.strictObject({ communityUrl: v.optional(text), knowledgeBaseUrl: v.optional(text) })),
    ),
    agencyUrls: v.optional(texts),
    appIds: v.optional(texts),
    miniApps: v.optional(v.array(record, 'must be a list')),
    signIn: v.optional(v.looseObject({}, 'must be an object')),
    otherProviders: v.optional(
      v.array(
        v.pipe(record, v.looseObject({ id: text, authority: address, clientId: text })),
        'must be a list',
      ),
    ),
    identityProviderClients: v.optional(
      v.array(v.strictObject({ clientId: text, origin }), 'must be a list'),
    ),
    connectOrigins: v.optional(v.array(connectOrigin, 'must be a list of origins')),
    imageOrigins: v.optional(v.array(origin, 'must be a list of origins')),
    developerOrigins: v.optional(v.array(origin, 'must be a list of origins')),
    trustedTypesPolicies: v.optional(v.array(policyName, 'must be a list of names')),
    newPeople: v.optional(
      v.pipe(
        record,
        v.strictObject({
          agency: text,
          role: v.optional(text),
          below: v.optional(v.boolean('must be true or false')),
        }),
      ),
    ),
    groupsClaim: v.optional(text),
    vouchesFor: v.optional(
      v.pipe(record, v.record(v.string(), v.array(text, 'must be a list of domains or addresses'))),
    ),
  }),
)

/**
 * The file named in OS_CONFIG: the page's configuration block, merged over the defaults, and five lists for the server.
 * @throws ConfigurationError naming the file and the field
 */
export function readConfigFile(path: string): FileConfig {
  const result = v.safeParse(schema, parse(path, read(path)))
  if (result.success) return result.output as FileConfig
  const [issue] = result.issues
  const field = v.getDotPath(issue) ?? 'the whole file'
  const problem = issue.type.endsWith('_object') ? unknownOrWrong(issue) : issue.message
  throw new ConfigurationError(`The configuration file ${path} is wrong: "${field}" ${problem}.`)
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new ConfigurationError(
      `The configuration file ${path} (OS_CONFIG) cannot be read: ${reason(error)}.`,
    )
  }
}

function parse(path: string, content: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new ConfigurationError(
      `The configuration file ${path} (OS_CONFIG) is not valid JSON: ${(error as Error).message}.`,
    )
  }
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return code === 'ENOENT' ? 'it does not exist' : code === 'EACCES' ? 'reading it is not allowed' : message
}

function unknownOrWrong(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'is not a known setting'
  return issue.received === 'undefined' ? 'is missing' : 'must be an object'
}
