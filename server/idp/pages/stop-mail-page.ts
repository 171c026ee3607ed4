import type { MailFamily } from '../../../miniapps/domain/notifications/mail-wishes.ts'
import { markup } from '../../words/markup.ts'
import { words } from '../words/words.ts'
import { layout, type Look } from './layout.ts'

const SETTINGS_PATH = '/user/settings'

/** Asks, or says what was done; opening the address changes nothing, since mail programs look at links before people do. */
export function stopMailPage(look: Look, family: MailFamily, state: 'stop' | 'stopped' | 'on'): string {
  const say = words[look.language]
  const title = words[look.language](`mail.${state}.title`)
  const lead = words[look.language](`mail.${state}.lead`, { family: say(`mail.${family}`) })
  const button =
    state === 'stopped'
      ? markup`<button class="button" type="submit" name="on" value="yes">${say('mail.again')}</button>`
      : markup`<button class="button button-primary" type="submit">${say('mail.stop.button')}</button>`
  return layout(look, {
    title,
    content: markup`<h1>${title}</h1>
<p class="lead">${lead}</p>
<form method="post">
${state !== 'on' && button}
<a class="button button-quiet" href="${SETTINGS_PATH}">${say('mail.settings')}</a>
</form>`,
  })
}

/** A link that turns nothing off. */
export function unknownStopPage(look: Look): string {
  const say = words[look.language]
  return layout(look, {
    title: say('mail.unknown.title'),
    content: markup`<h1>${say('mail.unknown.title')}</h1>
<p class="lead">${say('mail.unknown.lead')}</p>
<p><a class="button button-primary" href="${SETTINGS_PATH}">${say('mail.settings')}</a></p>`,
  })
}
