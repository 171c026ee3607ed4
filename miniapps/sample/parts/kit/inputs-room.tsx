import { useState } from 'react'
import { FileDrop } from '../../../kit/controls/file-drop.tsx'
import { useFileSize } from '../../../kit/controls/files/use-file-size.ts'
import { Slider } from '../../../kit/controls/slider.tsx'
import { Switch } from '../../../kit/controls/switch.tsx'
import { TagsField } from '../../../kit/controls/tags-field.tsx'
import { Specimen, Specimens } from './specimen.tsx'
import { keeping, States, ticking } from './states.tsx'

const MAX_BYTES = 10_000_000
const SHARES = [0, 25, 50, 75, 100].map((value) => ({ value, label: `${value} %` }))

const Turned = ticking(Switch)
const About = keeping(Slider, 40)
const Tags = keeping(TagsField, [] as readonly string[])

/** Switch, slider, tags and files. */
export const InputsRoom = () => (
  <>
    <States
      title="Switches"
      of={Turned}
      states={[
        [
          'In effect at once',
          { label: 'Weekly summary', help: 'By e-mail, on Mondays', checked: true },
          { label: 'Show closed campaigns' },
        ],
        ['Disabled', { label: 'On', disabled: true, checked: true }, { label: 'Off', disabled: true }],
        [
          'With an error, long words',
          {
            label: 'Veröffentlichungsbenachrichtigungen an die Mediennutzungsforschungsgesellschaft',
            error: 'It could not be switched. Try again.',
            checked: true,
          },
        ],
      ]}
    />
    <States
      title="Sliders"
      of={About}
      states={[
        ['With a unit', { label: 'Share of video', unit: '%', help: 'Of the whole budget' }],
        ['With marks', { label: 'Weight', step: 25, value: 50, ticks: SHARES }],
        [
          'Disabled, and with an error',
          { label: 'Closed share', disabled: true },
          { label: 'Share of search', unit: '%', value: 90, error: 'Together more than 100 %.' },
        ],
      ]}
    />
    <States
      title="Tags"
      of={Tags}
      states={[
        [
          'Several short texts; a list or a column of a spreadsheet can be pasted',
          { label: 'Keywords', value: ['Spring', 'Outdoor'], help: 'Enter or a comma adds one' },
        ],
        [
          'Empty and required, at most 3',
          { label: 'Competitors', required: true, most: 3, placeholder: 'A brand' },
        ],
        [
          'Disabled, read only and long',
          { label: 'Closed', value: ['Radio', 'TV'], disabled: true },
          { label: 'Approved', value: ['Mediennutzungsforschungsgesellschaftsbericht'], readOnly: true },
        ],
      ]}
    />
    <Files />
  </>
)

const IN_STATES = [
  { key: 'done', name: 'brand-guidelines.pdf', bytes: 2_400_000 },
  {
    key: 'way',
    name: 'mediennutzungsforschungsgesellschaftsbericht-2026.pdf',
    bytes: 9_100_000,
    progress: 0.6,
  },
  { key: 'failed', name: 'screenshot.png', bytes: 310_000, error: 'The connection broke off.' },
]

function Files() {
  const size = useFileSize()
  const [files, setFiles] = useState<{ key: string; name: string; bytes: number }[]>([])
  const [shown, setShown] = useState(IN_STATES)
  const rules = { accept: '.pdf,image/*', acceptText: 'PDF or picture', maxBytes: MAX_BYTES }
  const add = (added: readonly File[]) =>
    setFiles((before) => [
      ...before,
      ...added.map((file) => ({ key: crypto.randomUUID(), name: file.name, bytes: file.size })),
    ])
  return (
    <Specimens title="Files">
      <Specimen title="Choose, drop or paste">
        <FileDrop
          {...rules}
          label="Evidence"
          help="Nothing leaves this page"
          maxFiles={3}
          files={files.map((file) => ({ ...file, size: size(file.bytes) }))}
          onAdd={add}
          onRemove={(key) => setFiles(files.filter((file) => file.key !== key))}
        />
      </Specimen>
      <Specimen title="There, on its way, failed">
        <FileDrop
          {...rules}
          label="Attachments"
          maxFiles={5}
          files={shown.map((file) => ({ ...file, size: size(file.bytes), onRetry: () => undefined }))}
          onAdd={() => undefined}
          onRemove={(key) => setShown(shown.filter((file) => file.key !== key))}
        />
      </Specimen>
      <Specimen title="Disabled, and with an error">
        <FileDrop {...rules} label="Closed" disabled files={[]} onAdd={add} onRemove={() => undefined} />
        <FileDrop
          {...rules}
          label="Logo"
          required
          error="Add the logo."
          files={[]}
          onAdd={add}
          onRemove={() => undefined}
        />
      </Specimen>
    </Specimens>
  )
}
