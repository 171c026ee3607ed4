import { type Alignment, alignmentPath, type WaveLine } from '../../../domain/surveys/draft/align-frames.ts'
import type { Dataset } from '../../../domain/surveys/dataset.ts'
import { textOf } from '../../../domain/document/change.ts'
import { FrameTree } from '../../../kit/audience/frame/frame-tree.tsx'
import { useAnswer } from '../../../kit/bridge/use-answer.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { RadioGroup } from '../../../kit/controls/radio-group.tsx'
import { BoundField } from '../../../kit/document/fields/bound-field.tsx'
import { SelectOf } from '../../../kit/document/fields/select-of.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { useSource } from './source-state.ts'
import { words } from './words/words.ts'

/** Questions and answers as others will find them, beside those of the earlier waves. */
export function FramesStep() {
  const { look, before } = useSource()
  const { variables, alignments } = look!
  const agency = useMiniApp().context.tenant.code
  const datasets = useAnswer<readonly Dataset[]>('datasets', `/${agency}`).data ?? []
  return (
    <>
      <div className="data-fields">
        <SelectOf
          path="dataset"
          label={words('dataset')}
          help={words('dataset.help')}
          options={datasets.map(({ id, name }) => ({ value: id, label: name }))}
          mayBeEmpty
        />
      </div>
      {alignments.length > 0 && <Alignments of={alignments} />}
      {before.length > 0 && <Difference />}
      <Card title={words('frame')}>
        <FrameTree frame={variables} actions={[]} />
      </Card>
    </>
  )
}

function Alignments({ of }: { of: readonly Alignment[] }) {
  return (
    <Card title={words('aligned')}>
      <p className="os-muted">{words('aligned.text')}</p>
      {of.map(({ variable, code, label, before, kind }) => {
        const values = { variable, label, before: before.label, code: before.code }
        return (
          <BoundField
            key={`${variable} ${code}`}
            path={alignmentPath(variable, code)}
            label={words(`aligned.${kind}`, values)}
          >
            {({ texts, value, set }) => (
              <RadioGroup
                label={texts.label}
                layout="row"
                value={textOf(value)}
                onChange={set}
                options={[
                  { value: 'same', label: words('aligned.same') },
                  { value: 'new', label: words('aligned.new') },
                ]}
              />
            )}
          </BoundField>
        )
      })}
    </Card>
  )
}

function Difference() {
  const { list } = useFormat()
  const lines = useSource().look!.difference
  const changed = lines.filter(({ state, added, gone }) => state !== 'same' || added.length + gone.length > 0)
  const said = (labels: readonly string[]) => (labels.length > 0 ? list([...labels]) : '')
  return (
    <Card title={words('difference')}>
      <DataTable<WaveLine>
        caption={words('difference')}
        hideCaption
        rows={changed}
        rowKey={({ name }) => name}
        pageSize={20}
        empty={words('difference.none')}
        columns={[
          { key: 'label', title: words('variable'), value: ({ label }) => label },
          {
            key: 'state',
            title: words('difference.state'),
            value: ({ state }) => words(`difference.${state}`),
          },
          { key: 'added', title: words('difference.newAnswers'), value: ({ added }) => said(added) },
          { key: 'gone', title: words('difference.goneAnswers'), value: ({ gone }) => said(gone) },
        ]}
      />
    </Card>
  )
}
