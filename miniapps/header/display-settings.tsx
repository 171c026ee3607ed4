import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Select } from '../kit/select.tsx'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { dateExample, languageOptions, localeOptions, numberExample } from './display-options.ts'

/** Language, dates and numbers the way this person reads them; each choice applies at once. */
export function DisplaySettings({ onClose }: { onClose(): void }) {
  const { context: { displaySettings: { displayLanguage, dateLocale, numberLocale } }, host } = useMiniApp()
  const [said, setSaid] = useState('')
  const [refused, setRefused] = useState(false)
  const tell = (accepted: boolean, text: string) => {
    setSaid(accepted ? text : '')
    setRefused(!accepted)
  }

  return (
    <Dialog open title="Display settings" onClose={onClose} onSubmit={onClose} actions={<Button type="submit" variant="primary">Done</Button>}>
      <Select
        label="Language" value={displayLanguage} options={languageOptions(displayLanguage)} help="Apps that are not translated yet stay in English."
        onChange={(language) => tell(host.emit('change-display-language', { language }), 'Language changed.')}
      />
      <Select
        label="Dates" value={dateLocale} options={localeOptions(dateLocale)} help={dateExample(dateLocale)}
        onChange={(locale) => tell(host.emit('change-date-format', { locale }), `Dates look like this: ${dateExample(locale)}`)}
      />
      <Select
        label="Numbers" value={numberLocale} options={localeOptions(numberLocale)} help={numberExample(numberLocale)}
        onChange={(locale) => tell(host.emit('change-number-format', { locale }), `Numbers look like this: ${numberExample(locale)}`)}
      />
      {refused && <p className="os-field-error" role="alert">This could not be changed. Your settings are as before; try again.</p>}
      <output className="os-visually-hidden">{said}</output>
    </Dialog>
  )
}
