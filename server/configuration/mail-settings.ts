import { join } from 'node:path'
import { ConfigurationError } from './configuration-error.ts'
import { isLoopback } from './kinds-of-setting.ts'

interface SmtpServer {
  host: string
  port?: number
  /** TLS from the first byte; else STARTTLS, where the server has it. */
  secure: boolean
  /** A password goes over no open line. */
  requireTLS: boolean
  auth?: { user: string; pass: string }
}

/** How mails leave the portal. */
export type MailSettings = { from: string } & (
  | { by: 'smtp'; smtp: SmtpServer }
  /** To look at, while the portal is tried out. */
  | { by: 'files'; folder: string }
)

interface Place {
  host: string | null
  publicUrl: string | null
  sampleWorld: boolean
  dataDir: string
}

/** Without a server the mails of a portal that is tried out on one machine are files to look at. @throws ConfigurationError */
export function mailSettings(
  given: Readonly<Record<string, string | undefined>>,
  { host, publicUrl, sampleWorld, dataDir }: Place,
): MailSettings | undefined {
  const hostname = publicUrl ? new URL(publicUrl).hostname : 'localhost'
  const from = sender(given['MAIL_FROM'] ?? `Agency OS <no-reply@${hostname}>`)
  if (given['MAIL_URL']) return { by: 'smtp', smtp: smtpServer(given['MAIL_URL']), from }
  const isTriedOut = sampleWorld && isLoopback(hostname) && (!host || isLoopback(host))
  return isTriedOut ? { by: 'files', folder: join(dataDir, 'mail'), from } : undefined
}

function sender(value: string): string {
  if (/^([^<>@"]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value)) return value
  throw new ConfigurationError(
    'MAIL_FROM must be an e-mail address, or a name with one: Agency OS <portal@agency.example>.',
  )
}

function smtpServer(value: string): SmtpServer {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol))
    throw new ConfigurationError('MAIL_URL must be an address such as smtp://name:password@mail.example:587.')
  const hasName = url.username !== ''
  return {
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    ...(url.port && { port: Number(url.port) }),
    secure: url.protocol === 'smtps:',
    requireTLS: hasName && !isLoopback(url.hostname),
    ...(hasName && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
  }
}
