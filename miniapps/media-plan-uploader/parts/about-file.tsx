import { Card } from '../../kit/controls/card.tsx'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import type { SheetLook } from '../reading/upload-reader.ts'
import { words } from '../words/words.ts'
import { CURRENCIES } from './currencies.ts'
import { LocaleChoice } from './locale-choice.tsx'
import type { Upload } from './use-upload.ts'

interface AboutFileProps {
  upload: Upload
  look: SheetLook
  /** Those of the brand's uploads. */
  vendors: readonly string[]
}

/** Values that hold for all lines: vendor, currency, and how numbers and days are written. */
export const AboutFile = ({ upload, look, vendors }: AboutFileProps) => (
  <Card title={words('about')}>
    <div className="import-choices">
      <Combobox
        label={words('vendor')}
        help={words('vendor.help')}
        freeText
        required
        value={upload.vendor}
        onChange={upload.setVendor}
        options={vendors.map((value) => ({ value, label: value }))}
      />
      <Select
        label={kitWords('currency')}
        value={upload.currency}
        onChange={upload.setCurrency}
        options={[...new Set([upload.currency, ...CURRENCIES])].map((value) => ({ value, label: value }))}
      />
    </div>
    <LocaleChoice look={look} onChange={upload.setLocale} />
  </Card>
)
