import { tenantShape } from '../../../../shell/contract/tenant-shape.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import { Button } from '../../../kit/controls/button.tsx'
import type { ThemedTenant } from './load-themes.ts'
import { LookPanel, tokensOf, type Look } from './look-panel.tsx'
import { fontOf, type SchemeKey } from './theme-sheet.ts'

interface TenantGalleryProps {
  tenants: readonly ThemedTenant[]
  scheme: SchemeKey
  onShow(code: string): void
}

/** All tenants at a glance, each in its own voice. */
export function TenantGallery({ tenants, scheme, onShow }: TenantGalleryProps) {
  return (
    <ul className="gallery">
      {tenants.map((tenant) => (
        <li key={tenant.code}>
          <LookPanel look={{ tenant, scheme }}>
            <TenantCard look={{ tenant, scheme }} onShow={onShow} />
          </LookPanel>
        </li>
      ))}
    </ul>
  )
}

function TenantCard({ look, onShow }: { look: Look; onShow(code: string): void }) {
  const { code, name, mainColor } = look.tenant
  const tokens = tokensOf(look)
  return (
    <div className="tenant-card">
      <div className="tenant-head">
        <TenantSign code={code} />
        <div>
          <h3>{name}</h3>
          <p className="os-help">
            {fontOf(tokens)}, {tokens['--os-radius-m']} corners
          </p>
        </div>
      </div>
      <div className="tenant-body">
        <div className="tenant-line">
          <span>Site and app</span>
          <Badge tone="success">Live</Badge>
        </div>
        <div className="tenant-line" data-current="true">
          <span>Content</span>
          <span className="os-number">64</span>
        </div>
        <div className="tenant-bars" aria-hidden="true">
          {[1, 2, 3, 4, 5].map((kind) => (
            <span key={kind} style={{ background: `var(--os-color-data-comparative-${kind})` }} />
          ))}
        </div>
      </div>
      <div className="tenant-foot">
        <Button variant="primary" size="s" aria-label={`Show ${name}`} onClick={() => onShow(code)}>
          Show
        </Button>
        <code className="os-help">{mainColor}</code>
        <span className="second-voice" aria-hidden="true">
          {initials(name)}
        </span>
      </div>
    </div>
  )
}

function TenantSign({ code }: { code: string }) {
  return (
    <svg className="tenant-sign" viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
      {tenantShape(code).map(({ path, second }) => (
        <path key={path} className={second ? 'second' : 'first'} d={path} />
      ))}
    </svg>
  )
}

const initials = (name: string) => name.replaceAll(/[^\p{L}\d ]/gu, '').slice(0, 2)
