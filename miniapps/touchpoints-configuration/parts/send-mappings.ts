import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'
import type { ForeignName, Mapping } from '../../domain/touchpoints/wire.ts'
import { apiOf } from '../../kit/bridge/api-of.ts'

/** Stores what names mean: of all of them or of none. */
export const sendMappings = (portal: MiniAppPortal, brandId: string, names: readonly Mapping[]) =>
  apiOf(portal, 'touchpoints').patch(`/${brandId}/names`, { names })

export const isWaiting = ({ touchpoint, ignored }: ForeignName): boolean => touchpoint === null && !ignored
