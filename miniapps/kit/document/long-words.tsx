/** What somebody wrote, to read; long text scrolls, also by keyboard. */
export function LongWords({ text }: { text: string }) {
  if (text === '') return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <p className="long-words" tabIndex={0}>
      {text}
    </p>
  )
}
