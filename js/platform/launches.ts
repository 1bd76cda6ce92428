// What an installed page is opened with: a link or a shortcut while it is open already, files of the system, or those that
// another app has shared; and what is dropped or pasted on any page.
import { navigate } from "../base/navigation.ts";
import { attempt, type Launch } from "../base/optional.ts";
import { targetOf } from "../ui/target.ts";

/** What a field takes by itself. */
const FIELDS = "input, textarea, select";

/** What is dropped on the page, and pasted outside of its fields. */
function followGifts(take: (files: File[]) => void, pasted: (text: string) => void) {
  addEventListener("dragover", (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault());
  addEventListener("drop", (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!files.length) return;
    event.preventDefault(); // else the browser would show the file in the page's place
    take(files);
  });
  addEventListener("paste", (event) => {
    if (targetOf(event)?.closest(FIELDS)) return;
    const { clipboardData } = event;
    const files = [...(clipboardData?.files ?? [])];
    const text = clipboardData?.getData("text") ?? "";
    if (files.length) take(files);
    else if (text.trim()) pasted(text);
  });
}

interface Followers {
  take: (files: File[]) => void;
  /** files that another app has shared */
  handed: () => Promise<File[]>;
  pasted: (text: string) => void;
}
export function followLaunches({ take, handed, pasted }: Followers) {
  followGifts(take, pasted);
  let begun = location.href;
  const opened = async ({ targetURL = begun, files = [] }: Launch) => {
    const { hash } = new URL(targetURL);
    if (hash && targetURL !== begun) navigate(hash); // the first launch has led here; what leads nowhere only shows the page
    begun = "";
    if (files.length) take(await Promise.all(files.map((file) => file.getFile())));
  };
  attempt("launchQueue", async (queue) => queue.setConsumer(opened));
  handed().then((files) => files.length && take(files));
}
