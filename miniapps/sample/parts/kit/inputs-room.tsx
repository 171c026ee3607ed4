import { useState } from 'react'
import { FileDrop } from '../../../kit/controls/file-drop.tsx'
import { useFileSize } from '../../../kit/controls/files/use-file-size.ts'
import { Slider, type SliderProps } from '../../../kit/controls/slider.tsx'
import { Switch } from '../../../kit/controls/switch.tsx'
import { TagsField, type TagsFieldProps } from '../../../kit/controls/tags-field.tsx'
import { Specimen, Specimens } from './specimen.tsx'

const MAX_BYTES = 10_000_000
const SHARES = [0, 25, 50, 75, 100].map((value) => ({ value, label: `${value} %` }))

function About({ value = 40, ...rest }: Partial<SliderProps> & { label: string }) {
  const [kept, setKept] = useState(value)
  return <Slider {...rest} value={kept} onChange={setKept} />
}

function Tags({ value = [], ...rest }: Partial<TagsFieldProps> & { label: string }) {
  const [kept, setKept] = useState(value)
  return <TagsField {...rest} value={kept} onChange={setKept} />
}

/** Switch, slider, tags and files. */
export function InputsRoom() {
  return (
    <>
      <Switches />
      <Specimens title="Sliders">
        <Specimen title="With a unit">
          <About label="Share of video" unit="%" help="Of the whole budget" />
        </Specimen>
        <Specimen title="With marks">
          <About label="Weight" step={25} value={50} ticks={SHARES} />
        </Specimen>
        <Specimen title="Disabled, and with an error">
          <About label="Closed share" disabled />
          <About label="Share of search" unit="%" value={90} error="Together more than 100 %." />
        </Specimen>
      </Specimens>
      <Specimens title="Tags">
        <Specimen title="Several short texts" note="Paste a list, or a column of a spreadsheet.">
          <Tags label="Keywords" value={['Spring', 'Outdoor']} help="Enter or a comma adds one" />
        </Specimen>
        <Specimen title="Empty and required, at most 3">
          <Tags label="Competitors" required most={3} placeholder="A brand" />
        </Specimen>
        <Specimen title="Disabled, read only and long">
          <Tags label="Closed" value={['Radio', 'TV']} disabled />
          <Tags label="Approved" value={['Mediennutzungsforschungsgesellschaftsbericht']} readOnly />
        </Specimen>
      </Specimens>
      <Files />
    </>
  )
}

function Switches() {
  const [isOn, setOn] = useState(true)
  return (
    <Specimens title="Switches">
      <Specimen title="In effect at once">
        <Switch label="Weekly summary" help="By e-mail, on Mondays" checked={isOn} onChange={setOn} />
        <Switch label="Show closed campaigns" checked={!isOn} onChange={(next) => setOn(!next)} />
      </Specimen>
      <Specimen title="Disabled">
        <Switch label="On" disabled checked onChange={setOn} />
        <Switch label="Off" disabled checked={false} onChange={setOn} />
      </Specimen>
      <Specimen title="With an error, long words">
        <Switch
          label="Veröffentlichungsbenachrichtigungen an die Mediennutzungsforschungsgesellschaft"
          error="It could not be switched. Try again."
          checked={isOn}
          onChange={setOn}
        />
      </Specimen>
    </Specimens>
  )
}

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
