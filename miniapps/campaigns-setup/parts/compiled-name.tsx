import { Check } from 'lucide'
import { CAMPAIGN } from '../../domain/campaigns/campaign.ts'
import { compiledName, namedBy, type OfferedTemplate, readBack } from '../../domain/campaigns/naming.ts'
import { textAt } from '../../domain/document/change.ts'
import type { NameTemplate } from '../../domain/planning/names/name-template.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { useSettled } from '../../kit/bridge/use-settled.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { words } from '../words/words.ts'
import { faultText } from './fault-text.ts'
import { NameParts } from './name-parts.tsx'

/** What the fields compile to, whether that is free, and what the campaign is called by now. */
export function CompiledName({ chosen, brand }: { chosen: OfferedTemplate; brand: string }) {
  const body = useBody()
  const { isClosed } = useOpenFields()
  const { template } = chosen
  const stored = textAt(body, 'name')
  const compiled = compiledName(body, brand, template)
  return (
    <div className="name" data-path="name" tabIndex={-1}>
      {stored && <StoredName {...{ stored, template }} />}
      {!isClosed &&
        ('name' in compiled ? (
          <NextName name={compiled.name} {...{ stored, chosen }} />
        ) : (
          <ul className="os-muted" aria-label={words('nameNeeds')}>
            {compiled.faults.map((fault) => (
              <li key={`${fault.token} ${fault.code}`}>{faultText(fault, template)}</li>
            ))}
          </ul>
        ))}
    </div>
  )
}

/** Read back token by token, as the systems that join by it do. */
function StoredName({ stored, template }: { stored: string; template: NameTemplate }) {
  const tokens = readBack(stored, template)
  return (
    <>
      <p>
        {words('nameKept')} <code>{stored}</code>
      </p>
      {tokens ? <NameParts values={tokens} /> : <p>{words('nameUnread')}</p>}
    </>
  )
}

interface NextNameProps {
  name: string
  stored: string
  chosen: OfferedTemplate
}

/** Asked of the server once nobody types: of all campaigns of the client, those too that the person cannot see. */
function NextName({ name, stored, chosen }: NextNameProps) {
  const { document } = useOpenFields()
  const place = usePlace(CAMPAIGN)
  const api = useApi('campaigns')
  const asked = useSettled(name)
  const { id } = document.$about.get()
  const { data, error } = useResource(place && `name/${place}/${asked}`, (signal) =>
    api.get<{ free: string }>(withQuery(`/${place}/names`, { name: asked, except: id }), signal),
  )
  if (error) return <p>{words('nameUnchecked')}</p>
  if (!data || asked !== name) return <p className="os-muted">{words('nameChecking')}</p>
  const { free } = data
  return (
    <>
      <p role="status">
        {free === name ? words('nameFree') : words('nameTaken', { name })} <code>{free}</code>
      </p>
      {free !== stored && (
        <div className="os-row">
          <Button icon={Check} onClick={() => document.set({ name: free, ...namedBy(chosen) })}>
            {words('useName', { name: free })}
          </Button>
        </div>
      )}
    </>
  )
}
