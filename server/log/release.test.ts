import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { RELEASE, releaseOf } from './release.ts'

it('is the version of package.json, with the commit where that is known', () => {
  assert.match(RELEASE, /^\d+\.\d+\.\d+(\+[\da-f]{12})?$/)
  const folder = mkdtempSync(join(tmpdir(), 'agency-os-release-'))
  const write = (content: object) => writeFileSync(join(folder, 'package.json'), JSON.stringify(content))
  try {
    write({ version: '1.2.3' })
    assert.equal(releaseOf(folder), '1.2.3')
    write({ version: '1.2.3', commit: '3f2a91c0d4e5' })
    assert.equal(releaseOf(folder), '1.2.3+3f2a91c0d4e5')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
