/**
 * Word lists of the reader. Only short function words and trade noise: anything that can be drawn is a
 * concept.
 */

const words = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

/** Words without a picture, in the languages of the lexicon. Compared in lower case, with accents. */
export const stopWords = words(
  // Company forms and praise.
  'business businesses company companies corporation corp inc incorporated llc llp ltd limited plc co gmbh ag kg ohg ug sarl sas sa',
  'srl sl bv nv ab oy as aps sro kft zrt doo ooo ооо зао ао ип ае επε ике şti enterprise enterprises firm new best better',
  'quality good great top leading professional professionals expert experts expertise finest true high service services serving',
  'serve provide provides providing provider offer offers offering offered specialise specialize specialising specializing specialist',
  'specialists known based since established founded want wants need needs like makes every everyone everything anything thing',
  // English.
  'a an the and or but nor of for from to in into on onto at by with without within between through over under about after before',
  'during across around along down out off as is are was were be been being am do does did done has had having can could will',
  'would should may might must shall not no yes it its this that these those there here he she we you they them us our ours your yours',
  'their theirs his her my mine me who whom whose which what when where why how all any both each few more most other others some such',
  'only own same so than too very just also even still ever never always often if then else because while until again once per via etc',
  'get gets getting got go goes going come comes use uses used using one two many much lot lots way ways really simply little small',
  'big large who special different possible available let lets',
  // Other languages. Words that are also English business names are left out.
  'el los las la lo le les un una uno unos unas une des du de del della dello dei degli di da do dos das dem den der die ein eine einer',
  'einen und oder für mit von vom zum zur im am auf bei aus y e o u et ou ve ile için en el het een van voor met bij og av av och att',
  'för med på till ja sekä na do dla oraz z w i a se si că cu la din și és az egy az με και για το τα της του των στο στη στην η ο οι',
  'σας μας и в на с для от по из мы вы наш ваш з та для і й у до від के की का और में の と は が を に で 的 和 与 与 及 и',
);

/**
 * Parts of compounds that name no concept themselves but let the other part count: “Blueridge”, “Oakfield”,
 * “Pinehurst”.
 */
export const affixes = words(
  'land lands field fields wood woods ford well wells worth ton ville burgh hurst ley stead dale side view craft works work ware',
  'worx way ways house haus hof stadt heim bach bury wick mere hall gate cross brook black white red blue green grey gray silver gold',
  'golden pink brown yellow dark little big old new high deep over under free super mini mega ultra pro plus master line lines',
  'point time day even man men woman girl boy folk made shop store studio studios lab labs hub box room bar base ify ster full',
  'werk weg laden markt platz meister meisterei betrieb büro buero dienst service technik ria eria isan isten schön alt neu groß klein',
);

/**
 * Words with a picture that is seldom meant. They count, but any other word of the brief takes precedence.
 */
export const faintWords = words(
  'shop shops store stores house home market studio club group team place local site hub room lab labs plan plans system systems',
  'solution solutions management manager digital online web point made make making maker product line lines form time life living care',
  'next day clean clear help support people personal custom original simple simply modern class classes course work works collection',
  'social public member members trade trading change active natural green smart safe safely secure fast quick quickly easy step steps',
  'development developer program programs application applications content report plus extra round whole full complete core element',
  'essential essentials frame image images find finding look looking search talk talking note notes point points link links sign signs',
  'page report mark grow growing healthy health food drink meal kitchen build building tools tool job jobs friends friendly city town',
  'urban metro office home homes family school learning training world global international nation edge sharp square block',
  'ร้าน drive driving move moving run running play playing party event events fun style styles design designs art arts technology tech',
  'body person power powerful strong light rise rising base level levels fit happy honest trusted fair unique collective project local',
);

/** Words that look inflected, or like compounds, but are not. Never stemmed, never split in running text. */
export const isolates = words(
  'master masters corner corners partner number other another over under after ever never every order offer member center centre letter',
  'better former later matter summer winter river during king thing things something nothing everything anything morning evening string',
  'wing ring spring bring sing filter banner border charter chapter counter copper cover customer consumer computer dinner donor factor',
  'father mother brother sister finger flower hammer hunger ladder layer leader leather leather lever liver lower lumber manner meter',
  'monster mutter offer paper pepper peter poster powder prefer proper proper quarter rather register remember river rubber rudder saber',
  'semester shelter shoulder shower silver slipper soccer super supper tender tiger timber together tower transfer twitter upper user',
  'voucher water weather whether wonder yesterday always business series species news lens gas bus plus canvas christmas atlas campus',
  'focus status virus bonus genius jesus texas kansas dallas paris charles james address access process success express progress glass',
  'class press dress less across unless red bed need seed feed speed hundred sacred shed sled breed creed indeed exceed proceed',
  'company because become became before between beyond background understand understanding outstanding important support passport',
  'transport airport export import report season reason person million finest honest interest request forest harvest modern pattern',
  'information communication organization organisation experience different independent environment management department apartment',
  'investment restaurant restaurants therapist something somewhere everyone however whatever themselves ourselves capable comfortable',
  'carter porter foster permission submission commission admission transmission browser inner tried suited appear device affordable available sustainable reliable reliably carefully beautifully passionate dedicated delicious exclusive creative',
);
