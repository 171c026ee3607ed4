import { type Language, languageOf } from '../../shell/contract/words.ts'
import { markup } from '../words/markup.ts'
import type { MailKind } from './mail.ts'
import { words } from './words/words.ts'

export interface Letter {
  kind: MailKind
  params: Readonly<Record<string, string | number>>
  /** Absolute. */
  link: string
  /** As a language tag. */
  language: string
  firstname: string
}

/** The texts of a mail. The HTML holds nothing that a mail program would have to fetch. */
export function writeMail({ kind, params, link, language: tag, firstname }: Letter) {
  const language: Language = languageOf(tag) ?? 'en'
  const values = {
    ...params,
    ...(typeof params['until'] === 'string' && { until: day(params['until'], language) }),
  }
  const greeting = firstname
    ? words[language]('greeting', { firstname })
    : words[language]('greeting.unnamed')
  const text = words[language](`${kind}.text`, values)
  const button = words[language](`${kind}.button`)
  const footer = words[language]('footer', { portal: new URL(link).host })
  return {
    subject: words[language](`${kind}.subject`, values),
    text: [greeting, text, `${button}: ${link}`, `-- \n${footer}`].join('\n\n'),
    html: markup`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"></head>
<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5; max-width: 36em; margin: 0 auto; padding: 16px">
<p>${greeting}</p>
<p>${text}</p>
<p><a href="${link}"><strong>${button}</strong></a></p>
<p style="overflow-wrap: anywhere"><small>${link}</small></p>
<hr>
<p><small>${footer}</small></p>
</body></html>
`.text,
  }
}

const day = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))
