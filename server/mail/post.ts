import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailSettings } from '../configuration/mail-settings.ts'

export interface Envelope {
  id: string
  kind: string
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** Address that turns mails like this off; null: they are no choice. */
  stop: string | null
}

/** Sends one mail, or throws. */
export type Post = (envelope: Envelope) => Promise<void>

/** RFC 8058: mail programs offer a button for it, which posts there. */
const unsubscribe = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Its package is loaded where mails are sent, and nowhere else. */
export async function openPost(settings: MailSettings, host: string): Promise<Post> {
  const { createTransport } = await import('nodemailer')
  const contentSafety = { disableFileAccess: true, disableUrlAccess: true }
  const messageOf = ({ id, kind: _kind, stop, ...content }: Envelope) => ({
    ...content,
    ...contentSafety,
    from: settings.from,
    messageId: `<${id}@${host}>`, // the same at the next attempt: a mail program shows it once
    headers: { 'Auto-Submitted': 'auto-generated', ...(stop !== null && unsubscribe(stop)) },
  })
  if (settings.by === 'smtp') {
    const transport = createTransport({ ...settings.smtp, ...TIMES })
    return async (envelope) => void (await transport.sendMail(messageOf(envelope)))
  }
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (envelope) => {
    const { message } = await transport.sendMail(messageOf(envelope))
    await mkdir(settings.folder, { recursive: true, mode: 0o700 })
    const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
    const name = `${time}-${envelope.kind}-${randomUUID().slice(0, 8)}.eml`
    await writeFile(join(settings.folder, name), message as Buffer, { mode: 0o600 })
  }
}
