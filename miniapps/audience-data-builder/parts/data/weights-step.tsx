import { Plus, Trash2 } from 'lucide'
import { fieldsOfScheme, schemeKey } from '../../../domain/surveys/draft/named-schemes.ts'
import { useEntryState } from '../../../kit/bridge/use-entry-state.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { TabPanels } from '../../../kit/controls/tab-panels.tsx'
import { useBody, useOpenFields } from '../../../kit/document/fields/open-fields.ts'
import { useRemoving } from './nets-list.tsx'
import { SchemeFields } from './scheme-fields.tsx'
import { useSource } from './source-state.ts'
import { type WeighedScheme, useWeighting } from './weighting-provider.tsx'
import { words } from './words/words.ts'

/** Weight schemes of the draft; each is published as a weight of its own. */
export function WeightsStep() {
  const { portal } = useMiniApp()
  const { document, isClosed } = useOpenFields()
  const { columns } = useSource().look!
  const { schemes } = useWeighting()
  const [current, setCurrent] = useEntryState('scheme', '')
  const [addButton, remove] = useRemoving(words('scheme.removed'))
  const isOnly = schemes.length === 1
  const add = () => {
    const key = schemeKey(Date.now())
    const label = words('scheme.new', { at: schemes.length + 1 })
    const [first] = schemes
    document.set({
      // a scheme is there by its fields
      ...(isOnly && { [`schemes/${first!.key}/label`]: first!.label }),
      [`schemes/${key}/label`]: label,
    })
    setCurrent(key)
    portal.announce(words('scheme.added', { name: label }))
  }
  const onRemove = isOnly || isClosed ? undefined : remove
  const fieldsOf = (scheme: WeighedScheme) => <Scheme key={scheme.key} {...{ scheme, onRemove }} />
  const hasOwn = columns.some(({ use }) => use === 'weight')
  return (
    <>
      <div className="os-row">
        <p className="os-muted">
          {words(isOnly ? (hasOwn ? 'weights.textOwn' : 'weights.text') : 'weights.textMany')}
        </p>
        {!isClosed && (
          <Button ref={addButton} icon={Plus} onClick={add}>
            {words('scheme.add')}
          </Button>
        )}
      </div>
      {isOnly ? (
        fieldsOf(schemes[0]!)
      ) : (
        <TabPanels
          label={words('schemes')}
          current={current}
          onChange={setCurrent}
          tabs={schemes.map((scheme) => ({
            key: scheme.key,
            label: scheme.label,
            content: () => fieldsOf(scheme),
          }))}
        />
      )}
    </>
  )
}

interface SchemeProps {
  scheme: WeighedScheme
  /** Takes the scheme's fields, emptied. Absent where it is the only one, or nothing may be changed. */
  onRemove: ((emptied: Record<string, null>) => void) | undefined
}

function Scheme({ scheme: { key }, onRemove }: SchemeProps) {
  const body = useBody()
  return (
    <div className="data-list">
      <SchemeFields scheme={key} />
      {onRemove && (
        <div className="os-row">
          <Button
            icon={Trash2}
            onClick={() => onRemove(emptiedScheme(Object.keys(fieldsOfScheme(body, key))))}
          >
            {words('scheme.remove')}
          </Button>
        </div>
      )}
    </div>
  )
}

const emptiedScheme = (paths: readonly string[]): Record<string, null> =>
  Object.fromEntries(paths.map((path) => [path, null]))
