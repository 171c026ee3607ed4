import assert from 'node:assert/strict'
import { it } from 'node:test'
import { UploadSlots } from './upload-slots.ts'

it('gives each person two slots, so that one with many slow files leaves room for others', () => {
  const slots = new UploadSlots()
  const free = slots.take('ada')
  slots.take('ada')
  assert.throws(() => slots.take('ada'), /Many files are being sent/)
  slots.take('grace')
  free()
  slots.take('ada')
  assert.throws(() => slots.take('ada'), /Many files are being sent/)
})

it('gives no more than sixteen in all', () => {
  const slots = new UploadSlots()
  for (let person = 0; person < 16; person++) slots.take(`person-${person}`)
  assert.throws(() => slots.take('one-more'), /Many files are being sent/)
})
