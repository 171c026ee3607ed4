import { tenantShape } from '../../../shell/contract/tenant-shape.ts'

/** The tenant's sign: geometry computed from its code, colours from its theme; no pictures to load. */
export function TenantMark({ code }: { code: string }) {
  return (
    <svg className="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {tenantShape(code).map(({ path, second }) => (
        <path key={path} className={second ? 'second' : 'first'} d={path} />
      ))}
    </svg>
  )
}
