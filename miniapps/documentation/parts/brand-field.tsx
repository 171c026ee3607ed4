import { OsBrandPicker } from '@agency-os/elements/react/os-brand-picker'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { joinSession } from './join-session.ts'

/** Chooses whose data an element shows; an element itself, as a React app has it. */
export function BrandField({ value, onChange }: { value: string; onChange(brand: string): void }) {
  joinSession(useMiniApp().portal)
  return <OsBrandPicker label="brand" value={value} onOsBrandChange={({ detail }) => onChange(detail.id)} />
}
