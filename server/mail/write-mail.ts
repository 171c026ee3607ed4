import { type Language, languageOf } from '../../shell/contract/words.ts'
import { NOTICE_FAMILIES } from '../../miniapps/domain/notifications/notice-families.ts'
import type { MailKind, MailLine } from './mail.ts'
import { type MailContent, mailPage } from './mail-page.ts'
import { words } from './words/words.ts'

type Values = Readonly<Record<string, string | number>>

export interface Letter {
  kind: MailKind
  params: Values
  /** Absolute, as all addresses here. */
  link: string
  lines: readonly (Omit<MailLine, 'path'> & { link: string })[]
  /** Turns mails like this off; null: they are no choice. */
  stop: string | null
  /** Where the recipient chooses among mails. */
  settings: string
  /** As a language tag. */
  language: string
  timeZone: string
  firstname: string
}

/** Subject, plain text and HTML of a mail. */
export function writeMail({ kind, params, link, lines, stop, settings, firstname, ...by }: Letter) {
  const language: Language = languageOf(by.language) ?? 'en'
  const say = words[language]
  const values = inWords(params, language, by.timeZone)
  const content: MailContent = {
    subject: say(`${kind}.subject`, values).replaceAll(/\s+/g, ' '),
    greeting: firstname ? say('greeting', { firstname }) : say('greeting.unnamed'),
    paragraphs: [say(`${kind}.text`, values), ...details(values, language)],
    rows: lines.map(({ title, detail, due, link: to }) => {
      const until = due === null ? '' : say('due', { due: day(due, language) })
      return { title, note: [detail, until].filter(Boolean).join(' · '), link: to }
    }),
    button: { text: say(`${kind}.button`, values), link },
    footer: say('footer', { portal: new URL(link).host }),
    choices:
      stop === null
        ? []
        : [
            { text: say('stop'), link: stop },
            { text: say('settings'), link: settings },
          ],
  }
  return { subject: content.subject, text: plainText(content), html: mailPage(language, content) }
}

/** What is said where it is known: how many notices of which family, until when, why. */
function details(values: Values, language: Language): string[] {
  const say = words[language]
  const counts = NOTICE_FAMILIES.flatMap((family) => {
    const count = values[family]
    return count ? [say(`digest.${family}`, { count })] : []
  })
  const more = (['ends', 'reason', 'note'] as const).flatMap((key) => {
    const value = values[key]
    return value ? [words[language](key, { [key]: value })] : []
  })
  return [...counts, ...more]
}

function plainText({ greeting, paragraphs, rows, button, footer, choices }: MailContent): string {
  const named = ({ text, link }: { text: string; link: string }) => `${text}: ${link}`
  return [
    greeting,
    ...paragraphs,
    ...rows.map(({ title, note, link }) =>
      [`* ${title}`, ...[note, link].filter(Boolean).map((line) => `  ${line}`)].join('\n'),
    ),
    named(button),
    ['-- ', footer, ...choices.map(named)].join('\n'),
  ].join('\n\n')
}

/** Moments and days as people read them. */
function inWords({ ...values }: Values, language: Language, timeZone: string): Values {
  const { until, ends, at, place } = values
  const moment = (iso: string) =>
    new Intl.DateTimeFormat(language, {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
      timeZoneName: 'short',
    }).format(new Date(iso))
  return {
    ...values,
    ...(until && { until: day(String(until), language, timeZone) }),
    ...(ends && { ends: moment(String(ends)) }),
    ...(at && { at: moment(String(at)) }),
    ...(place === '' && { place: words[language]('place.unknown') }),
  }
}

const day = (iso: string, language: Language, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(iso))
