import { compiledName, namingValues } from '../../domain/campaigns/naming.ts'
import { type Body, textAt } from '../../domain/document/change.ts'
import type { NameTemplate, Token } from '../../domain/planning/names/name-template.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { SelectOf } from '../../kit/document/fields/select-of.tsx'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { words } from '../words/words.ts'
import { CompiledName } from './compiled-name.tsx'
import { StepCard } from './step-card.tsx'
import { TemplateOf } from './template-of.tsx'
import { tokenName } from './token-name.ts'
import { useNaming } from './use-naming.ts'

/** Filled from the campaign's own fields, so that nobody types them twice: asked for only where the template refuses those. */
const OF_CAMPAIGN = ['code', 'start', 'market', 'brand']

/** The name by which other systems join: compiled from a template, and free among the client's campaigns. */
export function NameStep() {
  const body = useBody()
  const { chosen, templates, brand, error } = useNaming()
  const own = chosen ? askedTokens(body, brand, chosen.template) : []
  return (
    <StepCard step="name">
      <div className="fields">
        {chosen && templates.length > 1 && <TemplateOf {...{ templates, chosen }} />}
        <TextOf path="code" label={words('code')} help={words('codeHelp')} />
        {own.map((token) => (
          <TokenField key={token.name} token={token} />
        ))}
        <BrandPart brand={brand} />
      </div>
      {error && !chosen && <p role="alert">{error.title}</p>}
      {chosen && <CompiledName chosen={chosen} brand={brand} />}
    </StepCard>
  )
}

function askedTokens(body: Body, brand: string, template: NameTemplate): readonly Token[] {
  const compiled = compiledName(body, brand, template)
  const refused = 'faults' in compiled ? compiled.faults.filter(({ code }) => code === 'not-allowed') : []
  return template.tokens.filter(
    ({ name }) =>
      !OF_CAMPAIGN.includes(name) ||
      (name !== 'brand' && (`naming/${name}` in body || refused.some(({ token }) => token === name))),
  )
}

function TokenField({ token: { name, allowed } }: { token: Token }) {
  const field = { path: `naming/${name}`, label: words('token', { name: tokenName(name) }) }
  if (!allowed) return <TextOf {...field} />
  return <SelectOf {...field} options={allowed.map((value) => ({ value, label: value }))} mayBeEmpty />
}

/** What stands for the brand in names, where that is not the brand's own name. */
function BrandPart({ brand }: { brand: string }) {
  const body = useBody()
  const said = textAt(body, 'naming/brand') ? '' : (namingValues(body, brand)['brand'] ?? '')
  return (
    <TextOf
      path="naming/brand"
      label={words('brandPart')}
      help={said && words('brandPartHelp', { brand: said })}
    />
  )
}
