import { brandLabel } from '../../../shell/contract/brand-label.ts'
import type { WorkspaceLine } from '../../domain/workspaces/workspace-answers.ts'

/** What it is called where several stand together: a brand with its country, as in breadcrumbs. */
export const workspaceLabel = ({
  type,
  name,
  countries,
}: Pick<WorkspaceLine, 'type' | 'name' | 'countries'>) =>
  type === 'BRAND' && countries[0] ? brandLabel({ name, country: { code: countries[0] } }) : name
