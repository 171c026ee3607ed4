import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { Select, type Option } from '../../../kit/controls/select.tsx'
import { Lazy } from '../../../kit/bridge/lazy.tsx'
import { lazyPart } from '../../../kit/bridge/lazy-part.ts'
import { useAppearance } from '../../../kit/bridge/use-appearance.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import {
  dateExample,
  densityOptions,
  languageOptions,
  localeOptions,
  numberExample,
  schemeOptions,
} from '../../../kit/words/display-options.ts'
import { useWish } from './use-wish.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from '../../words/words.ts'

const formatsOffer = lazyPart(
  async () => (await import('../../../kit/formats/formats-offer.tsx')).FormatsOffer,
)

/** Language, dates and numbers the way this person reads them, and how the portal looks here; each choice applies at once. */
export function DisplaySettings({ onClose }: { onClose(): void }) {
  const { context, portal } = useMiniApp()
  const settings = context.displaySettings
  const { displayLanguage, dateLocale, numberLocale } = settings
  const [first] = useState(displayLanguage)
  const follow = (locale: string) => {
    portal.emit('change-date-format', { locale })
    portal.emit('change-number-format', { locale })
  }
  const [{ scheme, density }, changeLook] = useAppearance()
  return (
    <Dialog
      open
      title={words('display.title')}
      onClose={onClose}
      onSubmit={onClose}
      actions={
        <Button type="submit" variant="primary">
          {kitWords('tour.done')}
        </Button>
      }
    >
      <Choice
        label={kitWords('language')}
        refused={words('display.languageRefused')}
        value={displayLanguage}
        options={languageOptions(displayLanguage)}
        emit={(language) => portal.emit('change-display-language', { language })}
        saidOf={() => words('display.languageSaid')}
      />
      {displayLanguage !== first && (
        <Lazy of={formatsOffer} props={{ settings, onAccept: follow }} onFail={() => {}} />
      )}
      <Choice
        label={words('display.dates')}
        refused={words('display.datesRefused')}
        value={dateLocale}
        options={localeOptions(dateLocale)}
        help={dateExample(dateLocale)}
        emit={(locale) => portal.emit('change-date-format', { locale })}
        saidOf={(locale) => words('display.datesSaid', { example: dateExample(locale) })}
      />
      <Choice
        label={words('display.numbers')}
        refused={words('display.numbersRefused')}
        value={numberLocale}
        options={localeOptions(numberLocale)}
        help={numberExample(numberLocale)}
        emit={(locale) => portal.emit('change-number-format', { locale })}
        saidOf={(locale) => words('display.numbersSaid', { example: numberExample(locale) })}
      />
      <Select
        label={words('display.theme')}
        value={scheme}
        options={schemeOptions()}
        onChange={(value) => changeLook({ scheme: value as typeof scheme })}
      />
      <Select
        label={words('display.density')}
        value={density}
        options={densityOptions()}
        help={words('display.kept')}
        onChange={(value) => changeLook({ density: value as typeof density })}
      />
    </Dialog>
  )
}

interface ChoiceProps {
  label: string
  /** That it could not be saved. */
  refused: string
  value: string
  options: readonly Option[]
  help?: ReactNode
  emit(value: string): boolean
  saidOf(value: string): string
}

/** One setting; that it could not be saved is said here, for the page's notices cannot be reached while a dialog is open. */
function Choice({ label, refused, value, options, help, emit, saidOf }: ChoiceProps) {
  const { wanted, isRefused, ask } = useWish(value, emit)
  const select = useRef<HTMLSelectElement>(null)
  const tryAgain = (wish: string) => {
    select.current!.focus() // the button goes
    ask(wish)
  }
  return (
    <div>
      <Select ref={select} label={label} value={value} options={options} help={help} onChange={ask} />
      {isRefused && wanted !== undefined && (
        <div className="os-row" role="alert">
          <p className="os-field-error">{refused}</p>
          <Button size="s" onClick={() => tryAgain(wanted)}>
            {kitWords('tryAgain')}
          </Button>
        </div>
      )}
      <output className="os-visually-hidden">{wanted !== undefined && !isRefused && saidOf(wanted)}</output>
    </div>
  )
}
