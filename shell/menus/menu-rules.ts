import type { MenuLine } from '../config/menu-lines.ts'
import type { Workspace } from '../contract/entities.ts'
import {
  brandRule,
  livePanelRule,
  marketPermissionRule,
  permissionRule,
  tenantRule,
  workspaceAccessRule,
  type Ruling,
} from '../access/access-rules.ts'
import { countryRule } from '../access/country-rule.ts'

/** What the rules say of menu lines for one brand. A rule that is the same for many lines is asked once. */
export class MenuRules {
  readonly brand: Workspace | undefined
  readonly #permissions = new Map<string, Ruling>()
  #inBrand: { access: Ruling; caas: Ruling } | undefined
  #livePanel: { ruling: Ruling } | undefined

  constructor(brand: Workspace | undefined) {
    this.brand = brand
  }

  /** Why it is not there. Spec section 6: menu visibility follows permissions; section 2: tenant, and the audience-as-a-service capability. */
  hides(line: MenuLine): Ruling {
    return (
      (line.tenants ? tenantRule(line.tenants) : null) ??
      this.#missing(line.permission) ??
      this.#inBrandRuling(line)
    )
  }

  /** What would be there on another day stays in sight, but locked. */
  locks(line: MenuLine): Ruling {
    return (
      (isOnBrand(line) && !this.brand ? brandRule(this.brand) : null) ??
      (line.livePanel ? this.#livePanelRuling() : null)
    )
  }

  #missing(permission: MenuLine['permission']): Ruling {
    if (permission === undefined) return null
    if (typeof permission === 'string') return this.#permission(permission)
    return permission.reduce<Ruling>((found, each) => found ?? this.#permission(each), null)
  }

  #permission(permission: string): Ruling {
    let ruling = this.#permissions.get(permission)
    if (ruling === undefined) {
      ruling = permissionRule(permission)
      this.#permissions.set(permission, ruling)
    }
    return ruling
  }

  #inBrandRuling(line: MenuLine): Ruling {
    if (!this.brand) return null
    this.#inBrand ??= { access: workspaceAccessRule(this.brand), caas: countryRule(this.brand, 'caas') }
    const general = (isOnBrand(line) ? this.#inBrand.access : null) ?? (line.caas ? this.#inBrand.caas : null)
    return general ?? (line.marketPermission ? marketPermissionRule(line.marketPermission, this.brand) : null)
  }

  #livePanelRuling(): Ruling {
    return (this.#livePanel ??= { ruling: livePanelRule() }).ruling
  }
}

const isOnBrand = ({ path }: MenuLine) => path?.includes('{brandId}') ?? false
