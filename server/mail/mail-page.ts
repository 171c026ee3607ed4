import type { Language } from '../../shell/contract/words.ts'
import { markup } from '../words/markup.ts'

interface Link {
  text: string
  link: string
}

/** What a mail says, part by part. */
export interface MailContent {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  rows: readonly { title: string; note: string; link: string }[]
  button: Link
  footer: string
  /** Whether and which mails one gets. */
  choices: readonly Link[]
}

const BODY =
  'font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; max-width: 36em; margin: 0 auto; padding: 24px 16px'
const BUTTON =
  'display: inline-block; padding: 10px 20px; border: 2px solid; border-radius: 6px; font-weight: 600; text-decoration: none'
const SMALL = 'font-size: 13px; overflow-wrap: anywhere'

/** A mail as a page: it holds nothing that a mail program would have to fetch, and takes the program's colours, light or dark. */
export function mailPage(
  language: Language,
  { subject, greeting, paragraphs, rows, button, footer, choices }: MailContent,
): string {
  const list = markup`<ul style="padding-left: 20px">${rows.map(
    ({ title, note, link }) => markup`
<li style="margin: 0 0 8px"><a href="${link}">${title}</a>${note && markup`<br>${note}`}</li>`,
  )}
</ul>`
  return markup`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${subject}</title></head>
<body style="${BODY}">
<p style="font-weight: 600">Agency OS</p>
<p>${greeting}</p>
${paragraphs.map(
  (each) => markup`<p>${each}</p>
`,
)}${rows.length > 0 && list}
<p style="margin: 24px 0"><a href="${button.link}" style="${BUTTON}">${button.text}</a></p>
<p style="${SMALL}">${button.link}</p>
<hr>
<p style="${SMALL}">${footer}${choices.map(
    ({ text, link }) => markup`<br>
<a href="${link}">${text}</a>`,
  )}</p>
</body></html>
`.text
}
