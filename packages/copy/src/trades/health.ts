import { tradesOf } from './trade-list.ts';

/** Healthcare, for people and animals. */
export const health = [
  ...tradesOf(
    'clinic',
    `
prosthetist > prosthetics workshop = artificial limbs, braces, fittings
speech therapist > speech therapy practice = late talking, stutters, voice trouble
general practitioner > family doctor’s practice = checkups, vaccinations, everyday illness
pharmacy = prescriptions, advice on medicines, everyday remedies
psychiatrist > psychiatry practice = low mood, anxiety, medication
ophthalmologist > eye clinic = eye exams, cataracts, glaucoma
audiologist > hearing clinic = hearing tests, hearing aids, ringing ears
ent doctor > ear, nose and throat practice = sore throats, sinus trouble, hearing loss
dermatologist > dermatology practice = rashes, moles, acne
plastic surgeon > plastic surgery practice = reconstruction, scars, eyelids
aesthetic clinic = fine lines, scars, tired skin
hair transplant clinic = hair loss, transplants, advice
cardiologist > heart clinic = heart checks, blood pressure, palpitations
orthopedist > orthopedic practice = bad knees, hip pain, fractures
podiatrist > foot clinic = foot pain, ingrown nails, insoles
neurologist > neurology clinic = headaches, numbness, memory trouble
gastroenterologist > digestive health clinic = stomach pain, heartburn, screening
urologist > urology practice = kidney stones, bladder trouble, screening
gynecologist > women’s health practice = checkups, birth control, menopause
fertility clinic = fertility tests, treatment cycles, counseling
pediatrician > pediatric practice = checkups, fevers, vaccinations
oncologist > cancer clinic = diagnosis, treatment, follow-up care
pulmonologist > lung clinic = asthma, long coughs, breathing tests
sleep clinic = poor sleep, snoring, sleep tests
diabetes clinic = blood sugar, diet, foot checks
allergist > allergy clinic = hay fever, food allergies, skin tests
pain clinic = back pain, nerve pain, pain plans
radiology centre > imaging center = X-rays, scans, ultrasound
medical laboratory = blood tests, samples, lab results
travel clinic = travel shots, malaria advice, health checks
urgent care clinic = cuts, sprains, sudden fevers
telehealth service = video visits, prescriptions, follow-ups
dietitian > nutrition practice = meal plans, food allergies, weight
weight loss clinic = weight, eating habits, follow-up
iv therapy lounge > IV therapy lounge = IV drips, vitamins, hydration
vein clinic = varicose veins, heavy legs, scans
lice clinic = lice checks, treatment, combs
`,
  ),
  ...tradesOf(
    'dental',
    `
dentist > dental practice = checkups, fillings, cleanings
orthodontist > orthodontic practice = braces, aligners, retainers
pediatric dentist > children’s dental practice = first visits, cleanings, sealants
oral surgeon > oral surgery practice = wisdom tooth removal, implants, extractions
teeth whitening studio = whitening, polishing, touch-ups
dental laboratory = crowns, bridges, dentures
`,
  ),
  ...tradesOf(
    'therapy',
    `
physiotherapist > physiotherapy practice = back pain, sports injuries, recovery after surgery
chiropractor > chiropractic practice = back pain, stiff necks, headaches
osteopath > osteopathy practice = back pain, tension, joint trouble
occupational therapist > occupational therapy practice = daily tasks, hand function, recovery
naturopath > naturopathic practice = poor sleep, digestion, tiredness
homeopath > homeopathy practice = everyday complaints, poor sleep, allergies
acupuncturist > acupuncture practice = tension, headaches, poor sleep
ayurveda clinic > Ayurveda clinic = digestion, poor sleep, stress
herbalist > herbal practice = digestion, colds, poor sleep
`,
  ),
  ...tradesOf(
    'mind',
    `
psychotherapist > psychotherapy practice = anxiety, low mood, hard times
couples therapist > couples therapy practice = arguments, distance, hard choices
addiction treatment center = alcohol, drugs, recovery
autism therapist > autism therapy practice = social skills, daily routines, sensory stress
`,
  ),
  ...tradesOf(
    'care',
    `
senior living > senior living community = apartments, meals, help nearby
ambulance service = emergency care, patient transfers, event standby
home care agency = help at home, personal care, companionship
nursing home = nursing, meals, companionship
hospice = comfort care, nursing, family support
disability support service = daily support, outings, help with independence
nursing service > home nursing service = wound care, help with medication, home visits
`,
  ),
  ...tradesOf(
    'birth',
    `
midwife > midwifery practice = pregnancy care, birth support, postnatal visits
doula > doula service = birth support, calm company, night support
lactation consultant > breastfeeding support practice = help with latching, feeding plans, home visits
`,
  ),
  ...tradesOf(
    'vet',
    `
animal physiotherapist > animal physiotherapy practice = mobility exercises, recovery plans, muscle care
veterinarian > veterinary practice = checkups, vaccinations, surgery
equine veterinarian > equine veterinary practice = lameness exams, dental work, foaling care
farm veterinarian > farm veterinary practice = herd health, calving help, vaccinations
`,
  ),
];
