import { textAt } from '../../domain/document/change.ts'
import type { Field, NamedVersion } from '../../domain/document/wire.ts'
import { observedOf } from '../../domain/planning/curves/curve-at.ts'
import { type Curve, shapeOf } from '../../domain/planning/curves/curve.ts'
import { CurveChart } from '../../kit/charts/curve-chart.tsx'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Card } from '../../kit/controls/card.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

const SHOWN = 4
const REACHED = [0.5, 1, 1.5]
const APPROVED = /^v\d+$/

/** Approved versions over each other and below the present one: what would change for whoever plans with them. */
export function VersionOverlay() {
  const { client, document } = useOpenFields()
  const body = useBody()
  const { number } = useFormat()
  const { id } = document.$about.get()
  const approvals = Number(body['approvals'] ?? 0)
  const { data } = useResource(approvals ? `approved ${approvals} of ${id}` : null, async () => {
    const all = await client.further<readonly NamedVersion[]>(document, 'versions')
    const last = all.filter(({ name }) => APPROVED.test(name)).slice(0, SHOWN)
    return Promise.all(
      last.map(async ({ name, version }) => {
        const { fields } = await client.further<{ fields: Readonly<Record<string, Field>> }>(
          document,
          `versions/${version}`,
        )
        return { name, curve: (fields['fit']?.value ?? null) as unknown as Curve | null }
      }),
    )
  })
  const now = (body['fit'] ?? null) as unknown as Curve | null
  const isOpen = document.rules.statuses.open.includes(document.$about.get().status)
  const all = [...(isOpen ? [{ name: words('now'), curve: now }] : []), ...(data ?? [])]
  const curves = all.flatMap(({ name, curve }) => (curve ? [{ name, curve }] : []))
  if (curves.length < 2) return null
  const most = Math.max(...curves.map(({ curve }) => observedOf(curve) ?? 1))
  const [newest, before] = curves
  const reaches = REACHED.map((times) =>
    words('change', {
      x: number(most * times, { maximumFractionDigits: 0 }),
      before: number(shapeOf(before!.curve).reach(most * times), { maximumFractionDigits: 1 }),
      after: number(shapeOf(newest!.curve).reach(most * times), { maximumFractionDigits: 1 }),
    }),
  )
  return (
    <Card>
      <CurveChart
        title={words('versions')}
        summary={words('versions.summary', { before: before!.name, after: newest!.name })}
        across={{ title: words(`unit.${(textAt(body, 'unit') || 'grp') as 'grp'}`), max: most * 2 }}
        up={{ title: words('reach'), unit: '%', digits: 1 }}
        lines={curves.map(({ name, curve }) => ({ name, at: shapeOf(curve).reach }))}
        guess={{ from: most * 1.5, name: words('guess') }}
        note={
          <>
            <p>{words('versions.kept')}</p>
            <ul>
              {reaches.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        }
      />
    </Card>
  )
}
