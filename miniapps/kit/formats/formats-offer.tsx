import { useEffect, useRef, useState } from 'react'
import type { DisplaySettings } from '../../../shell/contract/entities.ts'
import { Button } from '../controls/button.tsx'
import { dateExample, numberExample } from '../words/display-options.ts'
import { matchingLocale } from './matching-locale.ts'
import { words } from './words/words.ts'

interface FormatsOfferProps {
  settings: DisplaySettings
  onAccept(locale: string): void
}

/** With another language dates and numbers may follow it in the same step, and stay as they are if nobody says so. */
export function FormatsOffer({ settings, onAccept }: FormatsOfferProps) {
  const { displayLanguage, dateLocale, numberLocale } = settings
  const locale = matchingLocale(displayLanguage, [dateLocale, numberLocale])
  const [accepted, setAccepted] = useState<string>()
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (accepted) said.current?.focus() // the button is gone
  }, [accepted])
  if (accepted === displayLanguage)
    return (
      <p ref={said} tabIndex={-1} role="status" className="os-muted">
        {words('accepted')}
      </p>
    )
  if (!locale) return null
  return (
    <div className="os-notice" role="status">
      <div className="os-stack">
        <p>{words('offer', { date: dateExample(locale), number: numberExample(locale) })}</p>
        <p>
          <Button
            size="s"
            onClick={() => {
              setAccepted(displayLanguage)
              onAccept(locale)
            }}
          >
            {words('accept')}
          </Button>
        </p>
      </div>
    </div>
  )
}
