import { expect } from '@open-wc/testing'
import { createLog } from './log.ts'
import type { LogLevel } from '../contract/runtime-config.ts'

function linesAt(level: LogLevel): string[] {
  const lines: string[] = []
  const write = (text: string) => void lines.push(text)
  const log = createLog('portal', level, { debug: write, warn: write, error: write })
  log.debug('one')
  log.warn('two')
  log.error('three')
  return lines
}

describe('createLog', () => {
  it('logs errors at every level but None [9.42]', () => {
    expect(linesAt('None')).to.deep.equal([])
    expect(linesAt('Error')).to.deep.equal(['[ERROR] portal - three'])
    expect(linesAt('Warn')).to.deep.equal(['[WARN] portal - two', '[ERROR] portal - three'])
    expect(linesAt('Debug')).to.deep.equal([
      '[DEBUG] portal - one',
      '[WARN] portal - two',
      '[ERROR] portal - three',
    ])
  })
})
