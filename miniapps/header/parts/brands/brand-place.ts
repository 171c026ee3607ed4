import type { Workspace } from '../../../../shell/contract/entities.ts'
import { countryName } from '../../../kit/words/country-name.ts'

/** What stands beside a brand's name: client and country, as far as they are known. */
export const brandPlace = ({ clientName, country }: Workspace): string =>
  [clientName, country && countryName(country)].filter(Boolean).join(' · ')
