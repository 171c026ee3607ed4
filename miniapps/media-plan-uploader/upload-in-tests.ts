import { answering } from '../../test/browser/answering.ts'
import { enter } from '../../test/browser/enter.ts'
import { mountMiniApp, type MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleBrands } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { vendorFiles } from '../../test/vendor-files/vendor-files.ts'
import { IMPORTS_PERMISSION } from '../domain/touchpoints/wire.ts'
import type { UploadInput } from '../domain/uploads/upload-input.ts'
import type { HeldOfVendor, UploadLine } from '../domain/uploads/wire.ts'

export const PLAN = { id: 'plan-1', title: 'Northlight: spring', status: 'draft' }

export const UPLOADED: UploadLine = {
  id: 'upload-1',
  vendor: 'Northlight Video',
  fileName: 'northlight-video.xlsx',
  sheet: 'Media plan',
  uploadedAt: '2026-02-03T10:00:00.000Z',
  uploadedBy: 'Ada Lovelace',
  lines: 20,
  inserted: 20,
  updated: 0,
  missing: 0,
  leftOut: 6,
  currency: 'GBP',
  net: 9_999_999,
  difference: 1,
  plan: PLAN,
}

interface World {
  tail?: string
  uploads?: readonly UploadLine[]
  held?: HeldOfVendor
  known?: UploadLine | null
  /** Without the permission to import. */
  mayNot?: boolean
  /** Answer to the import. */
  answer?: unknown
  context?: object
}

const NOTHING: HeldOfVendor = { template: null, held: null }

/** The app in a brand with these uploads; `sent` is what was imported. */
export async function uploaderInTests(world: World = {}) {
  const sent: UploadInput[] = []
  const { uploads = [], held = NOTHING, known = null, mayNot, tail = '/', answer } = world
  const imported = { plan: PLAN, inserted: 3, updated: 0, missing: 0, removed: 0 }
  const fetch = answering({
    'GET /api/uploads/b2/known*': { data: known },
    'GET /api/uploads/b2/vendors': { data: ['Northlight Video', 'Sky'] },
    'GET /api/uploads/b2/held*': { data: held },
    'GET /api/uploads/b2': { data: uploads },
    'GET /api/touchpoints/b2/library*': {
      data: { pins: [], touchpoints: [{ code: 'RADIO', names: { en: 'Radio', de: 'Hörfunk' } }] },
    },
    'GET /api/touchpoints/b2/names': { data: [] },
    'POST /api/touchpoints/b2/names': { data: [] },
    'POST /api/uploads/b2': (input: UploadInput) => {
      sent.push(input)
      return answer ?? { data: imported }
    },
  })
  const app = await mountMiniApp('media-plan-uploader', {
    context: {
      workspace: sampleBrands.find(({ id }) => id === 'b2'),
      permissions: { agency: mayNot ? [] : [IMPORTS_PERMISSION], market: [], workspace: [], prefix: 'os-' },
      ...world.context,
    } as object,
    portal: { fetch },
    route: { basePath: '/brands/b2/campaigns/custom', params: { brandId: 'b2' }, tail },
  })
  return { app, sent }
}

export const says = (app: MountedMiniApp, text: string | RegExp) =>
  waitUntil(() => {
    const said = app.element.shadowRoot!.textContent
    return typeof text === 'string' ? said.includes(text) : text.test(said)
  }, `never said ${text}`)

export const press = async (app: MountedMiniApp, name: string | RegExp) => {
  const isNamed = (text: string | null) =>
    text !== null && (typeof name === 'string' ? text === name : name.test(text))
  const find = () =>
    app
      .findAll<HTMLButtonElement>('button:not(:disabled)')
      .find(({ textContent, ariaLabel }) => isNamed(textContent) || isNamed(ariaLabel))
  await waitUntil(() => find() !== undefined, `no button ${name}`)
  find()!.click()
}

export const put = (app: MountedMiniApp, file: File) => {
  const input = app.find<HTMLInputElement>('input[type=file]')
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

export const vendorFile = (name: string): File =>
  new File([vendorFiles()[name] as Uint8Array<ArrayBuffer>], name)

/** A vendor's file that was chosen, up to its columns. */
export async function opened(name: string | File, world: World = {}) {
  const found = await uploaderInTests({ tail: '/new', ...world })
  await waitUntil(() => found.app.findAll('input[type=file]').length === 1)
  put(found.app, typeof name === 'string' ? vendorFile(name) : name)
  await says(found.app, 'Columns of the file')
  return found
}

export const setVendor = (app: MountedMiniApp, vendor: string) =>
  enter(app.find<HTMLInputElement>('input[role=combobox]'), vendor)

export const choose = (app: MountedMiniApp, selector: string, value: string) => {
  const select = app.find<HTMLSelectElement>(selector)
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

export const pasted = (rows: readonly (readonly string[])[], name = 'Pasted cells.tsv'): File =>
  new File([rows.map((row) => row.join('\t')).join('\n')], name)
