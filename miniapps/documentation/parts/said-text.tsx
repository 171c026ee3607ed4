/** A message with what differs from time to time marked: `{brand}`. */
export const SaidText = ({ text }: { text: string }) =>
  text.split(/\{(\w+)\}/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no other name
      <var key={index} translate="no">
        {part}
      </var>
    ),
  )
