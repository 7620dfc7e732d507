/** Step 6: the last hand on the chosen design (rows E). */
export function Editor() {
  return <p>Editor</p>;
}
